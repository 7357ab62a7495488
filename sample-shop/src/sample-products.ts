import { sampleLines } from './lines/sample-lines.ts';

/** The sample's products in the order in which they are inserted. */
export const sampleProducts = sampleLines.flatMap((line) => line.products.map((product) => ({ line, product })));

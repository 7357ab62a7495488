import { storedAtom } from '../storage/stored-atom.ts';
import { parseLines } from './parse-lines.ts';

/** The lines of the cart of this browser; empty on the server. */
export const cartAtom = storedAtom('lumora-cart', { parse: (text) => parseLines(text ?? ''), format: JSON.stringify });

import type { Product } from '../../product/start-product.ts';
import type { Random } from '../scenario/seeded-random.ts';
import { adminCalls } from './admin-calls.ts';
import { imageWriter } from './image-writer.ts';
import { moveWriter } from './move-writer.ts';
import { orderWriter } from './order-writer.ts';
import { productWriter } from './product-writer.ts';
import type { Writer } from './writer.ts';

/** Opens a writer of every kind, for a product with the sample. */
export async function openWriters(product: Product, random: Random): Promise<Writer[]> {
  const calls = await adminCalls(product);
  return [
    await productWriter(calls),
    await imageWriter(calls, product, random),
    await orderWriter(calls, product, random),
    await moveWriter(calls, product),
  ];
}

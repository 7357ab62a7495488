import { products } from '../../catalog/tables.ts';
import type { Database } from '../../core/database/database.ts';
import { sampleProducts } from '@lumora/sample-shop/sample-products';

/** Ids of products by the names of their drawn pictures. */
export type SampleProductIds = ReadonlyMap<string, number>;

/** Reads the ids of the sample's products, before others are inserted. */
export async function getSampleProductIds(db: Database): Promise<SampleProductIds> {
  const { id } = products;
  const rows = await db.select({ id }).from(products).orderBy(id).limit(sampleProducts.length);
  return new Map(rows.map((row, index) => [sampleProducts[index]?.product.picture ?? '', row.id]));
}

/** Returns the id of a product; throws when the sample has none with this picture. */
export function sampleProductId(ids: SampleProductIds, picture: string): number {
  const id = ids.get(picture);
  if (id === undefined) throw new Error(`The sample has no sign “${picture}”.`);
  return id;
}

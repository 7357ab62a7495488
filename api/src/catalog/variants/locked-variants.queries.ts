import { asc } from 'drizzle-orm';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { lockProducts } from '../locked-products.queries.ts';
import { variants } from '../tables.ts';
import type { VariantRecord } from './variant-rows.queries.ts';

/** Locks the existing variants of `ids`, after their products (see `lockProducts`), and returns them by id. */
export async function lockVariants(tx: Database, ids: number[]): Promise<Map<number, VariantRecord>> {
  const { id, product_id } = variants;
  const owners = await tx.selectDistinct({ product_id }).from(variants).where(anyOf(id, ids));
  await lockProducts(
    tx,
    owners.map((owner) => owner.product_id),
  );
  const rows = await tx.select().from(variants).where(anyOf(id, ids)).orderBy(asc(id)).for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

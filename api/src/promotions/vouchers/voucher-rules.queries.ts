import { eq, getTableColumns, sql } from 'drizzle-orm';
import { products } from '../../catalog/tables.ts';
import type { Database } from '../../core/database/database.ts';
import { categories } from '../../taxonomy/tables.ts';
import { voucherCategories, voucherProducts, vouchers } from '../tables.ts';
import type { VoucherRule } from './voucher-discount.ts';

/** Code (upper case) or id of a voucher. */
export type VoucherReference = { code: string } | { id: number };

/** Rule of a stored voucher; `now` is the database's clock (ms since 1970), which determines the status. */
export interface VoucherRow extends VoucherRule {
  id: number;
  now: number;
}

/** Returns a voucher, or null when it does not exist. `lock` locks the row until the transaction ends. */
export async function findVoucherRule(
  db: Database,
  reference: VoucherReference,
  { lock = false }: { lock?: boolean } = {},
): Promise<VoucherRow | null> {
  const where = 'code' in reference ? eq(vouchers.code, reference.code) : eq(vouchers.id, reference.id);
  const now = sql`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number);
  const query = db
    .select({ ...getTableColumns(vouchers), now })
    .from(vouchers)
    .where(where);
  const [row] = await (lock ? query.for('update') : query);
  if (row === undefined) return null;
  const { is_scoped, ...rule } = row;
  return { ...rule, scope: is_scoped ? await selectScope(db, row.id) : null };
}

async function selectScope(db: Database, id: number) {
  return {
    products: await db
      .select({ id: products.id, title: products.name })
      .from(voucherProducts)
      .innerJoin(products, eq(products.id, voucherProducts.product_id))
      .where(eq(voucherProducts.voucher_id, id))
      .orderBy(sql`lower(${products.name})`, products.id),
    categories: await db
      .select({ id: categories.id, title: categories.title })
      .from(voucherCategories)
      .innerJoin(categories, eq(categories.id, voucherCategories.category_id))
      .where(eq(voucherCategories.voucher_id, id))
      .orderBy(sql`lower(${categories.title})`, categories.id),
  };
}

/** Adds `by` to the number of uses of a voucher. Does not set `updated_at`, so that open edit forms stay valid. */
export async function countVoucherUse(db: Database, id: number, by: 1 | -1 = 1): Promise<void> {
  await db
    .update(vouchers)
    .set({ used: sql`greatest(${vouchers.used} + ${by}, 0)` })
    .where(eq(vouchers.id, id));
}

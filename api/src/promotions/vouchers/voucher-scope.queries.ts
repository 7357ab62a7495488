import { eq } from 'drizzle-orm';
import { products } from '../../catalog/tables.ts';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import type { RowReference } from '../../core/database/row-references.ts';
import { invalidField } from '../../core/errors/app-error.ts';
import { isRowId } from '../../core/http/row-id.ts';
import { categories } from '../../taxonomy/tables.ts';
import { voucherCategories, voucherProducts, vouchers } from '../tables.ts';

/** Products and categories that a voucher is for; both empty for all products. */
export interface ScopeIds {
  product_ids: number[];
  category_ids: number[];
}

/** Replaces the scope of the voucher with id `voucherId`. Throws `AppError` 422 for unknown product or category ids. */
export async function replaceScope(db: Database, voucherId: number, scope: ScopeIds): Promise<void> {
  await db.delete(voucherProducts).where(eq(voucherProducts.voucher_id, voucherId));
  await db.delete(voucherCategories).where(eq(voucherCategories.voucher_id, voucherId));
  await assertScopeExists(db, scope);
  await insertScope(db, [voucherId], scope);
}

/** Throws `AppError` 422 for unknown product or category ids. */
export async function assertScopeExists(db: Database, { product_ids, category_ids }: ScopeIds): Promise<void> {
  await assertExist(db, products, { ids: product_ids, field: 'product_ids', label: 'products' });
  await assertExist(db, categories, { ids: category_ids, field: 'category_ids', label: 'categories' });
}

/** Inserts the scope of vouchers that have none. Unknown ids are left out. */
export async function insertScope(
  db: Database,
  voucherIds: number[],
  { product_ids, category_ids }: ScopeIds,
): Promise<void> {
  if (product_ids.length > 0)
    await db
      .insert(voucherProducts)
      .select(
        db
          .select({ voucher_id: vouchers.id, product_id: products.id })
          .from(vouchers)
          .innerJoin(products, anyOf(products.id, product_ids))
          .where(anyOf(vouchers.id, voucherIds)),
      );
  if (category_ids.length > 0)
    await db
      .insert(voucherCategories)
      .select(
        db
          .select({ voucher_id: vouchers.id, category_id: categories.id })
          .from(vouchers)
          .innerJoin(categories, anyOf(categories.id, category_ids))
          .where(anyOf(vouchers.id, voucherIds)),
      );
}

/** Copies the scope of the voucher with id `from` to the voucher with id `to`. */
export async function copyScope(db: Database, from: number, to: number): Promise<void> {
  const { product_ids, category_ids } = await selectScopeIds(db, from);
  await replaceScope(db, to, { product_ids, category_ids });
}

/** Vouchers that prevent the deletion of a category, because it is in their scope. */
export const vouchersOfCategory: RowReference = {
  labels: ['voucher', 'vouchers'],
  count: (db, id) => db.$count(voucherCategories, eq(voucherCategories.category_id, id)),
};

async function selectScopeIds(db: Database, id: number): Promise<ScopeIds> {
  const { product_id } = voucherProducts;
  const { category_id } = voucherCategories;
  const inProducts = await db.select({ product_id }).from(voucherProducts).where(eq(voucherProducts.voucher_id, id));
  const inCategories = await db
    .select({ category_id })
    .from(voucherCategories)
    .where(eq(voucherCategories.voucher_id, id));
  return {
    product_ids: inProducts.map((row) => row.product_id),
    category_ids: inCategories.map((row) => row.category_id),
  };
}

interface IdCheck {
  ids: number[];
  field: string;
  label: string;
}

async function assertExist(
  db: Database,
  table: typeof products | typeof categories,
  { ids, field, label }: IdCheck,
): Promise<void> {
  const uniqueIds = [...new Set(ids)];
  const found = uniqueIds.every(isRowId) ? await db.$count(table, anyOf(table.id, uniqueIds)) : -1;
  if (found !== uniqueIds.length)
    throw invalidField(field, `Some of these ${label} no longer exist. Choose them again.`);
}

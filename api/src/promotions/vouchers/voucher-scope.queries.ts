import { eq, sql, type SQL } from 'drizzle-orm';
import { products } from '../../catalog/tables.ts';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import type { RowReference } from '../../core/database/row-references.ts';
import { invalidField } from '../../core/http/app-error.ts';
import { isRowId } from '../../core/http/row-id.ts';
import { categories } from '../../taxonomy/tables.ts';
import { voucherCategories, voucherProducts, vouchers } from '../tables.ts';

export interface ScopeIds {
  product_ids: number[];
  category_ids: number[];
}

/** Makes this the scope of every voucher that `which` holds for, in place of theirs; refuses ids that are nobody's. */
export async function replaceScope(db: Database, which: SQL, { product_ids, category_ids }: ScopeIds): Promise<void> {
  const ofThem = sql`voucher_id in (select ${vouchers.id} from ${vouchers} where ${which})`;
  await db.delete(voucherProducts).where(ofThem);
  await db.delete(voucherCategories).where(ofThem);
  await refuseUnknown(db, products, { ids: product_ids, field: 'product_ids', word: 'products' });
  await refuseUnknown(db, categories, { ids: category_ids, field: 'category_ids', word: 'categories' });
  await db
    .insert(voucherProducts)
    .select(
      db
        .select({ voucher_id: vouchers.id, product_id: products.id })
        .from(vouchers)
        .innerJoin(products, anyOf(products.id, product_ids))
        .where(which),
    );
  await db
    .insert(voucherCategories)
    .select(
      db
        .select({ voucher_id: vouchers.id, category_id: categories.id })
        .from(vouchers)
        .innerJoin(categories, anyOf(categories.id, category_ids))
        .where(which),
    );
}

export async function copyScope(db: Database, from: number, to: number): Promise<void> {
  const { product_ids, category_ids } = await readScopeIds(db, from);
  await replaceScope(db, eq(vouchers.id, to), { product_ids, category_ids });
}

/** What of the vouchers keeps a category from being deleted (D29). */
export const vouchersOfCategory: RowReference = {
  labels: ['voucher', 'vouchers'],
  count: (db, id) => db.$count(voucherCategories, eq(voucherCategories.category_id, id)),
};

async function readScopeIds(db: Database, id: number): Promise<ScopeIds> {
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

interface Named {
  ids: number[];
  field: string;
  word: string;
}

async function refuseUnknown(
  db: Database,
  table: typeof products | typeof categories,
  { ids, field, word }: Named,
): Promise<void> {
  const wanted = [...new Set(ids)];
  const found = wanted.every(isRowId) ? await db.$count(table, anyOf(table.id, wanted)) : -1;
  if (found !== wanted.length) throw invalidField(field, `Some of these ${word} are there no more. Choose them again.`);
}

import type { Voucher } from '@lumora/shared-contract/promotions';
import { sql, type SQL } from 'drizzle-orm';
import { toRupees } from '@lumora/shared-contract/format';
import { products } from '../../catalog/tables.ts';
import type { Database } from '../../core/database/database.ts';
import { applySlice, type Slice } from '../../core/database/list-rows.ts';
import { categories } from '../../taxonomy/tables.ts';
import { rowColumns } from '../promotion-columns.ts';
import { voucherCategories, voucherProducts, vouchers } from '../tables.ts';

/** Returns vouchers as the console shows them, with their scope; amounts in rupees. */
export async function listVouchers(db: Database, slice: Slice): Promise<Voucher[]> {
  const rows = await applySlice(db.select(columns).from(vouchers).$dynamic(), slice);
  return rows.map((row) => ({
    ...row,
    amount: toRupees(row.amount),
    min_order: toRupees(row.min_order),
    max_discount: toRupees(row.max_discount),
  }));
}

type ScopeItems = Voucher['products'];

const { code, kind, amount, min_order, max_discount, usage_limit, per_customer_limit, used, batch } = vouchers;
const columns = {
  ...rowColumns(vouchers),
  code,
  kind,
  amount,
  min_order,
  max_discount,
  usage_limit,
  per_customer_limit,
  used,
  batch,
  products: scopeItems(sql`
    select ${products.id}, ${products.name} as title from ${voucherProducts}
    join ${products} on ${products.id} = ${voucherProducts.product_id}
    where ${voucherProducts.voucher_id} = ${vouchers.id}`),
  categories: scopeItems(sql`
    select ${categories.id}, ${categories.title} from ${voucherCategories}
    join ${categories} on ${categories.id} = ${voucherCategories.category_id}
    where ${voucherCategories.voucher_id} = ${vouchers.id}`),
};

/** Aggregates a query to a JSON array. Nested, because drizzle omits the table names of columns directly in a selected expression. */
function scopeItems(query: SQL): SQL<ScopeItems> {
  return sql<ScopeItems>`coalesce(
    (select json_agg(json_build_object('id', id, 'title', title) order by lower(title), id) from (${query}) as scope),
    '[]'::json)`;
}

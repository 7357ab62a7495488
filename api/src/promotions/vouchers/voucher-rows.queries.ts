import type { Voucher } from '@lumora/shared-contract';
import { sql, type SQL } from 'drizzle-orm';
import { products } from '../../catalog/tables.ts';
import { toRupees } from '../../core/money/paise.ts';
import type { Database } from '../../core/database/database.ts';
import type { Slice } from '../../core/database/list-rows.ts';
import { categories } from '../../taxonomy/tables.ts';
import { rowColumns, sliced } from '../promotion-columns.ts';
import { voucherCategories, voucherProducts, vouchers } from '../tables.ts';

/** Vouchers as the console shows them, money in rupees. */
export async function readVouchers(db: Database, slice: Slice): Promise<Voucher[]> {
  const rows = await sliced(db.select(columns).from(vouchers).$dynamic(), slice);
  return rows.map((row) => ({
    ...row,
    amount: toRupees(row.amount),
    min_order: toRupees(row.min_order),
    max_discount: toRupees(row.max_discount),
  }));
}

type Scoped = Voucher['products'];

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
  products: scoped(sql`
    select ${products.id}, ${products.name} as title from ${voucherProducts}
    join ${products} on ${products.id} = ${voucherProducts.product_id}
    where ${voucherProducts.voucher_id} = ${vouchers.id}`),
  categories: scoped(sql`
    select ${categories.id}, ${categories.title} from ${voucherCategories}
    join ${categories} on ${categories.id} = ${voucherCategories.category_id}
    where ${voucherCategories.voucher_id} = ${vouchers.id}`),
};

/** As one value. The query stands inside another so that its columns keep the names of their tables. */
function scoped(query: SQL): SQL<Scoped> {
  return sql<Scoped>`coalesce(
    (select json_agg(json_build_object('id', id, 'title', title) order by lower(title), id) from (${query}) as scope),
    '[]'::json)`;
}

import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { categories, subCategories } from '../../taxonomy/tables.ts';
import { byteOrderMark, toCsv } from '../../core/csv/to-csv.ts';
import { toRupees } from '../../core/money/paise.ts';
import { plainColumns } from './plain-columns.ts';
import { csvColumns } from './csv-columns.ts';
import { products } from '../tables.ts';

const batchSize = 500;

/**
 * Yields the CSV file of the products that match `where`, oldest first, in chunks of at most 500 rows. Each chunk is one
 * query without a common snapshot, so changes during the export may appear in later chunks.
 */
export async function* exportProducts(db: Database, where: SQL | undefined): AsyncGenerator<string> {
  yield byteOrderMark + toCsv([csvColumns]);
  for (let last = 0; ;) {
    const rows = await selectRows(db, last, where);
    if (rows.length === 0) return;
    yield toCsv(rows.map(cellsOf));
    last = rows.at(-1)?.id ?? last;
  }
}

/** Selects the rows after the id `last`, so that no connection is occupied while a slow client reads. */
function selectRows(db: Database, last: number, where: SQL | undefined) {
  return db
    .select({
      id: products.id,
      name: products.name,
      category: categories.title,
      sub_category: subCategories.title,
      ...plainColumns,
      updated_at: products.updated_at,
      slug: products.slug,
      min_price: products.min_price,
      max_price: products.max_price,
      stock_total: products.stock_total,
      variant_count: products.variant_count,
      created_at: products.created_at,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.category_id))
    .leftJoin(subCategories, eq(subCategories.id, products.sub_category_id))
    .where(and(gt(products.id, last), where))
    .orderBy(asc(products.id))
    .limit(batchSize);
}

type ExportRow = Awaited<ReturnType<typeof selectRows>>[number];

function cellsOf(row: ExportRow) {
  const cells = { ...row, min_price: toRupees(row.min_price), max_price: toRupees(row.max_price) };
  return csvColumns.map((column) => cells[column]);
}

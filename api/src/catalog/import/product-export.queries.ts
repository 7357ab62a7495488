import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { categories, subCategories } from '../../taxonomy/tables.ts';
import { byteOrderMark, csvLine } from '../../core/csv/csv-cells.ts';
import { toRupees } from '../../core/money/paise.ts';
import { csvColumns } from './product-csv.ts';
import { products } from '../tables.ts';

const batchSize = 500;

/**
 * Yields the CSV file of the products that match `where`, oldest first, in chunks of at most 500 rows. Each chunk is one
 * query without a common snapshot, so changes during the export may appear in later chunks.
 */
export async function* exportProducts(db: Database, where: SQL | undefined): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(csvColumns);
  for (let last = 0; ;) {
    const rows = await selectRows(db, last, where);
    if (rows.length === 0) return;
    yield rows.map(lineOf).join('');
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
      sub_sub_cat_id: products.sub_sub_cat_id,
      tags: products.tags,
      short_description: products.short_description,
      description: products.description,
      meta_title: products.meta_title,
      meta_keywords: products.meta_keywords,
      meta_description: products.meta_description,
      is_active: products.is_active,
      best_seller: products.best_seller,
      new_arrival: products.new_arrival,
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

function lineOf(row: ExportRow): string {
  const cells = { ...row, min_price: toRupees(row.min_price), max_price: toRupees(row.max_price) };
  return csvLine(csvColumns.map((column) => cells[column]));
}

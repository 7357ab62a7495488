import type { Variant, VariantCsvColumn } from '@lumora/shared-contract/catalog';
import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import { anyOf } from '../../core/database/any-of.ts';
import { chunksById } from '../../core/database/chunks-by-id.ts';
import type { Database } from '../../core/database/database.ts';
import { categories, subCategories } from '../../taxonomy/tables.ts';
import { byteOrderMark, formatCsv } from '@lumora/shared-contract/csv';
import { toRupees } from '@lumora/shared-contract/format';
import { plainColumns } from './plain-columns.ts';
import { csvColumns } from './csv-columns.ts';
import { products, variants } from '../tables.ts';
import { formatAttributes } from '../variants/attributes-text.ts';
import { presentVariants } from '../variants/variant-rows.queries.ts';

const batchSize = 200;

/**
 * Yields the CSV file of the products that match `where`, oldest first, in chunks of 200 products: a row for each
 * variant, of which the first has the product too. A chunk is read without a common snapshot, so changes during the export may appear in later chunks.
 */
export async function* exportProducts(db: Database, where: SQL | undefined): AsyncGenerator<string> {
  yield byteOrderMark + formatCsv([csvColumns]);
  for await (const rows of chunksById((lastId) => selectRows(db, lastId, where))) {
    const variantsOf = await selectVariants(db, rows);
    yield formatCsv(rows.flatMap((row) => rowsOf(row, variantsOf.get(row.id) ?? [])));
  }
}

async function selectRows(db: Database, lastId: number, where: SQL | undefined) {
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
    .where(and(gt(products.id, lastId), where))
    .orderBy(asc(products.id))
    .limit(batchSize);
}

type ExportRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Returns the row of a product with its first variant, and a row with the id of the product for each other variant. */
function rowsOf(product: ExportRow, [first, ...others]: ExportVariant[]) {
  const cells = { ...product, min_price: toRupees(product.min_price), max_price: toRupees(product.max_price) };
  return [{ ...cells, ...first }, ...others.map((variant) => ({ id: product.id, ...variant }))].map(toCells);
}

function toCells(row: Partial<Record<string, string | number | boolean | null>>) {
  return csvColumns.map((column) => row[column] ?? null);
}

/** Selects the cells of the variants of products, oldest first. */
async function selectVariants(db: Database, rows: ExportRow[]): Promise<Map<number, ExportVariant[]>> {
  const ids = rows.map(({ id }) => id);
  const found = await db.select().from(variants).where(anyOf(variants.product_id, ids)).orderBy(asc(variants.id));
  const groups = new Map<number, ExportVariant[]>();
  for (const variant of await presentVariants(db, found)) {
    groups.set(variant.product_id, [...(groups.get(variant.product_id) ?? []), variantCellsOf(variant)]);
  }
  return groups;
}

type ExportVariant = ReturnType<typeof variantCellsOf>;

function variantCellsOf(variant: Variant) {
  const pairs = variant.variant_attributes.map(({ attribute, value }) => ({
    attribute: attribute.title,
    value: value.title,
  }));
  return {
    variant_id: variant.id,
    sku: variant.sku,
    attributes: formatAttributes(pairs),
    purchase_price: variant.purchase_price,
    show_price: variant.show_price,
    selling_price: variant.selling_price,
    stock: variant.stock,
    variant_is_active: variant.is_active === 1,
    variant_updated_at: variant.updated_at,
  } satisfies Record<VariantCsvColumn, string | number | boolean>;
}

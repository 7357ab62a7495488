import { isDeepStrictEqual } from 'node:util';
import type { SessionUser } from '@lumora/shared-contract/auth';
import { subCategoryRequired, type ImportReport } from '@lumora/shared-contract/catalog';
import { unescapeFormula } from '@lumora/shared-contract/csv';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { mapViolations } from '../../core/database/violations.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { toChunks } from '../../core/to-chunks.ts';
import { attributes, attributeValues, categories, subCategories } from '../../taxonomy/tables.ts';
import { lockProducts, type LockedProduct } from '../locked-products.queries.ts';
import { parseImportFile, type ImportFile } from './product-import-file.ts';
import { problem, type ImportProblems } from './product-import-problem.ts';
import { planImport, type ChangedProduct, type ImportPlan, type TitleIndex } from './product-import-rows.ts';
import type { NewProduct } from './new-product.ts';
import type { AttributeIndex, NewVariant, VariantOwner } from './product-import-variants.ts';
import { insertProducts, rewriteProducts, type ProductRewrite } from './product-import-writes.queries.ts';
import { rowsPerQuery, type VariantRewrite } from './variant-conflicts.queries.ts';
import { checkVariants, listOwnersOf, writeVariants } from './variant-import.queries.ts';
import { products } from '../tables.ts';

/** An update of a product by a row of the file. */
type RowRewrite = ProductRewrite & { row: number };

interface ImportRun {
  isDryRun: boolean;
  /** true to import the valid rows of a file with problems */
  skipRejected: boolean;
  by: SessionUser;
}

/**
 * Validates a CSV file and, unless it is a dry run, writes its rows in one transaction: all, or with `skipRejected` those
 * without problems. Returns the report. A row whose `updated_at` differs from the product's is a problem: the product was changed since the export.
 * Throws as `parseImportFile` does, and `AppError` 409 when a category is deleted or an SKU is taken during the import.
 */
export async function importProducts(db: Database, bytes: Buffer, run: ImportRun): Promise<ImportReport> {
  const file = await parseImportFile(bytes);
  const plan = await planImport(file, await indexTitles(db));
  const { problems } = plan;
  return db.transaction(async (tx) => {
    const ids = [...plan.changes.map(({ id }) => id), ...(await listOwnersOf(tx, plan))];
    const locked = run.isDryRun ? [] : await lockProducts(tx, ids);
    const changes = await checkRows(tx, plan);
    const found = problems.list();
    const isSaved = !run.isDryRun && (found.length === 0 || (run.skipRejected && problems.canSkip));
    if (isSaved) await write(tx, changes, { locked, by: run.by });
    return {
      rows: file.rows.length,
      creates: changes.creates.length,
      updates: changes.rewrites.length,
      variant_creates: changes.newVariants.length,
      variant_updates: changes.variantRewrites.length,
      problems: found,
      ...listRejected(file),
      can_skip: problems.canSkip,
      is_saved: isSaved,
    };
  });
}

/** The changes of the rows without problems. */
interface ImportChanges {
  creates: NewProduct[];
  rewrites: RowRewrite[];
  newVariants: NewVariant[];
  variantRewrites: VariantRewrite[];
}

/** Compares the plan with the database, and returns what the rows without problems change. */
async function checkRows(tx: Database, plan: ImportPlan): Promise<ImportChanges> {
  const { problems } = plan;
  const isValid = ({ row }: { row: number }) => !problems.has(row);
  const rewrites = await listRewrites(tx, plan);
  const variantRewrites = await checkVariants(tx, plan);
  for (const { row, owner } of plan.newVariants) {
    if (typeof owner === 'object' && owner.row !== row && !isValid(owner)) {
      problems.add(problem(row, null, `Row ${owner.row}, which has its product, is rejected.`));
    }
  }
  return {
    creates: plan.creates.filter(isValid),
    rewrites: rewrites.filter(isValid),
    // the row of a rejected product rejects the variant in the same row
    newVariants: plan.newVariants.filter(isValid),
    variantRewrites: variantRewrites.filter(isValid),
  };
}

/** Returns the rows with problems; formulas are not escaped, because whoever writes them as CSV escapes them. */
function listRejected({ columns, rows, brokenRows, problems }: ImportFile): Pick<ImportReport, 'columns' | 'rejected'> {
  const rejected = [...rows.filter(({ row }) => problems.has(row)), ...brokenRows].toSorted((a, b) => a.row - b.row);
  return { columns, rejected: rejected.map(({ row, record }) => ({ row, cells: record.map(unescapeFormula) })) };
}

interface WriteContext {
  /** the existing products of the changes */
  locked: LockedProduct[];
  by: SessionUser;
}

async function write(tx: Database, changes: ImportChanges, { locked, by }: WriteContext): Promise<void> {
  const { creates, rewrites, newVariants, variantRewrites } = changes;
  await mapViolations({ unique: { product_variants_sku: skuTaken }, reference: referenceDeleted }, async () => {
    await rewriteProducts(tx, rewrites, by);
    const inputs = creates.map(({ input }) => input);
    const inserted = await insertProducts(tx, inputs, by);
    const productOf = new Map<VariantOwner, LockedProduct>(locked.map((product) => [product.id, product]));
    for (const [index, product] of inserted.entries()) {
      const created = creates[index];
      if (created) productOf.set(created, product);
    }
    await writeVariants(tx, { created: newVariants, rewrites: variantRewrites }, productOf, by);
  });
}

function referenceDeleted(): AppError {
  return new AppError('conflict', 'A category or an attribute was deleted while the file was read. Import it again.');
}

function skuTaken(): AppError {
  return new AppError('conflict', 'An SKU of the file was taken while the file was read. Import it again.');
}

async function indexTitles(db: Database): Promise<TitleIndex> {
  const allCategories = await db.select({ id: categories.id, title: categories.title }).from(categories);
  const allSubCategories = await db.select().from(subCategories);
  const index: TitleIndex = { categories: new Map(), subCategories: new Map(), attributes: await indexAttributes(db) };
  for (const { id, title } of allCategories) {
    index.categories.set(title.toLowerCase(), id);
    index.subCategories.set(id, new Map());
  }
  for (const { id, title, category_id } of allSubCategories) {
    index.subCategories.get(category_id)?.set(title.toLowerCase(), id);
  }
  return index;
}

async function indexAttributes(db: Database): Promise<AttributeIndex> {
  const index: AttributeIndex = new Map();
  const valuesOf = new Map<number, Map<string, number>>();
  for (const { id, title } of await db.select().from(attributes)) {
    const values = new Map<string, number>();
    valuesOf.set(id, values);
    index.set(title.toLowerCase(), { id, values });
  }
  for (const { id, title, attribute_id } of await db.select().from(attributeValues)) {
    valuesOf.get(attribute_id)?.set(title.toLowerCase(), id);
  }
  return index;
}

/** Returns the changes that differ from the rows in the database; adds a problem for a missing product or a stale version. */
async function listRewrites(tx: Database, { changes, problems }: ImportPlan): Promise<RowRewrite[]> {
  const rewrites: RowRewrite[] = [];
  for (const chunk of toChunks(changes, rowsPerQuery)) {
    const found = await tx
      .select()
      .from(products)
      .where(
        anyOf(
          products.id,
          chunk.map(({ id }) => id),
        ),
      );
    const rowOf = new Map(found.map((row) => [row.id, row]));
    for (const { row, id, change } of chunk) {
      const before = rowOf.get(id);
      if (!before) problems.add(problem(row, 'id', `There is no product ${id} any more.`));
      else compareRow({ row, before, change }, rewrites, problems);
    }
  }
  return rewrites;
}

interface RowComparison extends Pick<ChangedProduct, 'row' | 'change'> {
  before: typeof products.$inferSelect;
}

function compareRow({ row, before, change }: RowComparison, rewrites: RowRewrite[], problems: ImportProblems): void {
  const { updated_at, ...fields } = change;
  const expectedVersion = updated_at === undefined ? NaN : Date.parse(updated_at);
  if (updated_at !== undefined && Number.isNaN(expectedVersion)) {
    problems.add(problem(row, 'updated_at', 'updated_at is the time that the export wrote, or empty.'));
  } else if (updated_at !== undefined && expectedVersion !== Date.parse(before.updated_at)) {
    problems.add(problem(row, 'updated_at', `This product was changed by ${before.updated_by} since the export.`));
  }
  const isCategoryChanged = fields.category_id !== undefined && fields.category_id !== before.category_id;
  const after = { ...before, ...(isCategoryChanged && { sub_category_id: null }), ...withoutUndefined(fields) };
  // an unknown category, which is a problem already, has no sub-categories
  const isRemoved = after.sub_category_id === null && before.sub_category_id !== null;
  if (isRemoved && !problems.has(row, 'category')) {
    problems.add(problem(row, 'sub_category', subCategoryRequired));
  }
  if (!isDeepStrictEqual(after, before)) rewrites.push({ row, before, after });
}

function withoutUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

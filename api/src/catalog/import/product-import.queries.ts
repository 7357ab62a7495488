import type { SessionUser } from '@lumora/shared-contract/auth';
import type { ImportReport } from '@lumora/shared-contract/catalog';
import { anyOf } from '../../core/database/any-of.ts';
import type { Database } from '../../core/database/database.ts';
import { isReferenceViolation } from '../../core/database/violations.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { categories, subCategories } from '../../taxonomy/tables.ts';
import { lockProducts } from '../locked-products.queries.ts';
import { parseImportFile } from './product-import-file.ts';
import { problem, type ImportProblems } from './product-import-problem.ts';
import { planImport, type ChangedProduct, type ImportPlan, type TitleIndex } from './product-import-rows.ts';
import { insertProducts, rewriteProducts, type ProductRewrite } from './product-import-writes.queries.ts';
import { products } from '../tables.ts';

interface ImportRun {
  isDryRun: boolean;
  by: SessionUser;
}

/**
 * Validates a CSV file and, unless it is a dry run or has problems, writes all rows in one transaction. Returns the
 * report. A row whose `updated_at` differs from the product's is a problem: the product was changed since the export.
 * Throws as `parseImportFile` does, and `AppError` 409 when a category is deleted during the import.
 */
export async function importProducts(db: Database, bytes: Buffer, { isDryRun, by }: ImportRun): Promise<ImportReport> {
  const file = await parseImportFile(bytes);
  const plan = await planImport(file, await indexTitles(db));
  return db.transaction(async (tx) => {
    if (!isDryRun) await lockProducts(tx, idsOf(plan));
    const rewrites = await listRewrites(tx, plan);
    const problems = plan.problems.list();
    const isSaved = !isDryRun && problems.length === 0;
    if (isSaved) await write(tx, plan, rewrites, by);
    return {
      rows: file.rows.length,
      creates: plan.creates.length,
      updates: rewrites.length,
      problems,
      is_saved: isSaved,
    };
  });
}

async function write(tx: Database, plan: ImportPlan, rewrites: ProductRewrite[], by: SessionUser): Promise<void> {
  try {
    await rewriteProducts(tx, rewrites, by);
    await insertProducts(
      tx,
      plan.creates.map(({ input }) => input),
      by,
    );
  } catch (error) {
    if (!isReferenceViolation(error)) throw error;
    throw new AppError('conflict', 'A category was deleted while the file was read. Import it again.');
  }
}

async function indexTitles(db: Database): Promise<TitleIndex> {
  const allCategories = await db.select({ id: categories.id, title: categories.title }).from(categories);
  const allSubCategories = await db.select().from(subCategories);
  const index: TitleIndex = { categories: new Map(), subCategories: new Map() };
  for (const { id, title } of allCategories) {
    index.categories.set(title.toLowerCase(), id);
    index.subCategories.set(id, new Map());
  }
  for (const { id, title, category_id } of allSubCategories) {
    index.subCategories.get(category_id)?.set(title.toLowerCase(), id);
  }
  return index;
}

const batchSize = 500;

/** Returns the changes that differ from the rows in the database; adds a problem for a missing product or a stale version. */
async function listRewrites(tx: Database, { changes, problems }: ImportPlan): Promise<ProductRewrite[]> {
  const rewrites: ProductRewrite[] = [];
  for (let from = 0; from < changes.length; from += batchSize) {
    const batch = changes.slice(from, from + batchSize);
    const found = await tx
      .select()
      .from(products)
      .where(
        anyOf(
          products.id,
          batch.map(({ id }) => id),
        ),
      );
    const rowOf = new Map(found.map((row) => [row.id, row]));
    for (const { row, id, change } of batch) {
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

function compareRow(
  { row, before, change }: RowComparison,
  rewrites: ProductRewrite[],
  problems: ImportProblems,
): void {
  const { updated_at, ...fields } = change;
  const expectedVersion = updated_at === undefined ? NaN : Date.parse(updated_at);
  if (updated_at !== undefined && Number.isNaN(expectedVersion)) {
    problems.add(problem(row, 'updated_at', 'updated_at is the time that the export wrote, or empty.'));
  } else if (updated_at !== undefined && expectedVersion !== Date.parse(before.updated_at)) {
    problems.add(problem(row, 'updated_at', `This product was changed by ${before.updated_by} since the export.`));
  }
  const isCategoryChanged = fields.category_id !== undefined && fields.category_id !== before.category_id;
  const after = { ...before, ...(isCategoryChanged && { sub_category_id: null }), ...withoutUndefined(fields) };
  if (Object.entries(after).some(([name, value]) => before[name as keyof typeof before] !== value)) {
    rewrites.push({ before, after });
  }
}

function withoutUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function idsOf({ changes }: ImportPlan): number[] {
  return changes.map(({ id }) => id);
}

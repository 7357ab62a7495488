import { eq } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { isReferenceViolation } from '../../core/database/violations.ts';
import { invalidField, type AppError } from '../../core/errors/app-error.ts';
import { isRowId } from '../../core/http/row-id.ts';
import { categories, subCategories } from '../../taxonomy/tables.ts';

interface CategoryIds {
  category_id: number;
  sub_category_id?: number | null | undefined;
}

/**
 * Runs `write`. Throws `AppError` 422 for `category_id` or `sub_category_id` when one of them does not exist or the
 * sub-category belongs to another category.
 */
export async function withCategoryCheck<T>(db: Database, ids: CategoryIds, write: () => Promise<T>): Promise<T> {
  if (!isRowId(ids.category_id)) throw unknownCategory();
  if (ids.sub_category_id && !isRowId(ids.sub_category_id)) throw unknownSubCategory();
  try {
    return await write();
  } catch (error) {
    if (isReferenceViolation(error)) throw await toReferenceError(db, ids);
    throw error;
  }
}

/** Returns the error for the invalid id after a foreign key rejected the write, which detects concurrent deletions too. */
async function toReferenceError(db: Database, { category_id, sub_category_id }: CategoryIds): Promise<AppError> {
  if ((await db.$count(categories, eq(categories.id, category_id))) === 0) return unknownCategory();
  const exists = sub_category_id && (await db.$count(subCategories, eq(subCategories.id, sub_category_id))) > 0;
  return exists || !sub_category_id ? wrongCategory() : unknownSubCategory();
}

function unknownCategory() {
  return invalidField('category_id', 'This category does not exist any more.');
}

function unknownSubCategory() {
  return invalidField('sub_category_id', 'This sub-category does not exist any more.');
}

function wrongCategory() {
  return invalidField('sub_category_id', 'This sub-category belongs to another category.');
}

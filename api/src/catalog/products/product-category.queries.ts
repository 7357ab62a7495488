import { eq } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { isReferenceViolation } from '../../core/database/violations.ts';
import { invalidField, type AppError } from '../../core/http/app-error.ts';
import { isRowId } from '../../core/http/row-id.ts';
import { categories, subCategories } from '../../taxonomy/tables.ts';

interface Place {
  category_id: number;
  sub_category_id?: number | null | undefined;
}

/** Does `write`; when it puts a product where no product can be, says which field is wrong. */
export async function withCategoryCheck<T>(db: Database, place: Place, write: () => Promise<T>): Promise<T> {
  if (!isRowId(place.category_id)) throw goneCategory();
  if (place.sub_category_id && !isRowId(place.sub_category_id)) throw goneSubCategory();
  try {
    return await write();
  } catch (error) {
    if (isReferenceViolation(error)) throw await unknownPlace(db, place);
    throw error;
  }
}

/** Asked after the database refused the reference, so that what was deleted a moment ago is seen too. */
async function unknownPlace(db: Database, { category_id, sub_category_id }: Place): Promise<AppError> {
  if ((await db.$count(categories, eq(categories.id, category_id))) === 0) return goneCategory();
  const isThere = sub_category_id && (await db.$count(subCategories, eq(subCategories.id, sub_category_id))) > 0;
  return isThere || !sub_category_id ? otherCategory() : goneSubCategory();
}

function goneCategory() {
  return invalidField('category_id', 'This category does not exist any more.');
}

function goneSubCategory() {
  return invalidField('sub_category_id', 'This sub-category does not exist any more.');
}

function otherCategory() {
  return invalidField('sub_category_id', 'This sub-category belongs to another category.');
}

import type { SessionUser } from '@lumora/shared-contract/auth';
import type {
  SubCategory,
  SubCategoryInput,
  SubCategoryRow,
  TaxonomyListQuery,
} from '@lumora/shared-contract/taxonomy';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { applySlice, listRows } from '../../core/database/list-rows.ts';
import {
  changedBy,
  conflictError,
  notFoundError,
  duplicateTitleError,
  whereVersion,
} from '../../core/database/row-changes.ts';
import { assertNotReferenced, type RowReference } from '../../core/database/row-references.ts';
import { mapViolations } from '../../core/database/violations.ts';
import { invalidField } from '../../core/errors/app-error.ts';
import { isRowId } from '../../core/http/row-id.ts';
import { withImageUrl } from '../../core/media/image-url.ts';
import { changedImage } from '../../core/media/changed-image.ts';
import type { StoredImage } from '../../core/media/image-intake.ts';
import { insertImage } from '../../core/media/images.queries.ts';
import { images } from '../../core/media/tables.ts';
import { categories, subCategories } from '../tables.ts';

const kind = 'sub-category';

/**
 * Lists sub-categories, optionally of one category, by the priority of their category and by their own, with `counts` with
 * the number of `products`; see `listRows`.
 */
export function listSubCategories(
  db: Database,
  query: TaxonomyListQuery & { category_id?: number | undefined },
  products: RowReference,
) {
  const { id, title, priority, created_at, updated_at, category_id } = subCategories;
  const counts = query.counts && { product_count: products.count(db, id) };
  return listRows<SubCategoryRow>(query, {
    sortable: {
      id,
      title: sql`lower(${title})`,
      category_title: sql`lower(${categories.title})`,
      priority,
      created_at,
      updated_at,
    },
    orderBy: [asc(categories.priority), asc(category_id), asc(priority), asc(id)],
    searched: [title, categories.title],
    filters: query.category_id === undefined ? [] : [eq(category_id, query.category_id)],
    count: (where) => db.$count(withCategory(db).where(where).as('found')),
    rows: async (slice) => {
      const all = db
        .select({ ...subCategoryFields, ...counts })
        .from(subCategories)
        .innerJoin(categories, eq(categories.id, category_id))
        .leftJoin(images, eq(images.hash, subCategories.image_hash));
      const rows = await applySlice(all.$dynamic(), slice);
      return rows.map(withImageUrl);
    },
  });
}

/** Returns a sub-category with the title of its category. Throws `AppError` 404. */
export async function getSubCategory(db: Database, id: number): Promise<SubCategory> {
  const [row] = await selectSubCategories(db).where(eq(subCategories.id, id));
  if (!row) throw notFoundError(kind);
  return withImageUrl(row);
}

/** Input of a sub-category with its stored picture; a null `image` leaves the picture unchanged unless `remove_image` is set. */
type SubCategoryForm = SubCategoryInput & { image: StoredImage | null };

/** Creates a sub-category. Throws `AppError` 409 for a duplicate title in the category, 422 for an unknown category. */
export async function createSubCategory(
  db: Database,
  { title, priority, category_id, image }: SubCategoryForm,
  by: SessionUser,
): Promise<SubCategory> {
  const id = await rejectInvalidInput({ title, category_id }, () =>
    db.transaction(async (tx) => {
      if (image) await insertImage(tx, image);
      const values = { title, priority, category_id, image_hash: image?.hash ?? null, updated_by: by.name };
      const [row] = await tx.insert(subCategories).values(values).returning({ id: subCategories.id });
      return row?.id ?? 0;
    }),
  );
  return getSubCategory(db, id);
}

/** Updates a sub-category. Throws `AppError` 404, 409 for a stale `updated_at` or a duplicate title, 422 for an unknown category. */
export async function updateSubCategory(
  db: Database,
  id: number,
  { title, priority, category_id, updated_at, ...picture }: SubCategoryForm,
  by: SessionUser,
): Promise<SubCategory> {
  await rejectInvalidInput({ title, category_id }, () =>
    db.transaction(async (tx) => {
      if (picture.image) await insertImage(tx, picture.image);
      const changed = await tx
        .update(subCategories)
        .set({ title, priority, category_id, ...changedImage(picture), ...changedBy(subCategories, by.name) })
        .where(whereVersion(subCategories, id, updated_at))
        .returning({ id: subCategories.id });
      if (changed.length > 0) return;
      throw conflictError(kind, (await tx.select().from(subCategories).where(eq(subCategories.id, id)))[0], by);
    }),
  );
  return getSubCategory(db, id);
}

/** Deletes a sub-category. Throws `AppError` 404, and 409 `in_use` when `references` refer to it. */
export async function deleteSubCategory(db: Database, id: number, references: RowReference[]): Promise<void> {
  const { title } = await getSubCategory(db, id);
  await assertNotReferenced(db, { id, title, references }, () =>
    db.delete(subCategories).where(eq(subCategories.id, id)),
  );
}

function withCategory(db: Database) {
  return db
    .select({ id: subCategories.id })
    .from(subCategories)
    .innerJoin(categories, eq(categories.id, subCategories.category_id));
}

const subCategoryFields = {
  id: subCategories.id,
  title: subCategories.title,
  priority: subCategories.priority,
  image: subCategories.image_hash,
  image_width: images.width,
  category_id: subCategories.category_id,
  category_title: categories.title,
  created_at: subCategories.created_at,
  updated_at: subCategories.updated_at,
};

function selectSubCategories(db: Database) {
  return db
    .select(subCategoryFields)
    .from(subCategories)
    .innerJoin(categories, eq(categories.id, subCategories.category_id))
    .leftJoin(images, eq(images.hash, subCategories.image_hash));
}

async function rejectInvalidInput<T>(
  { title, category_id }: Pick<SubCategoryInput, 'title' | 'category_id'>,
  write: () => Promise<T>,
): Promise<T> {
  if (!isRowId(category_id)) throw noSuchCategory();
  const duplicate = () => duplicateTitleError(`This category already has a sub-category “${title}”.`);
  return mapViolations({ unique: { sub_categories_title: duplicate }, reference: noSuchCategory }, write);
}

function noSuchCategory() {
  return invalidField('category_id', 'Choose a category that exists.');
}

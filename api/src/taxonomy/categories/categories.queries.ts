import type { SessionUser } from '@lumora/shared-contract/auth';
import type { Category, CategoryInput, CategoryRow, TaxonomyListQuery } from '@lumora/shared-contract/taxonomy';
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
import { withImageUrl } from '../../core/media/image-url.ts';
import { changedImage } from '../../core/media/changed-image.ts';
import type { StoredImage } from '../../core/media/image-intake.ts';
import { insertImage } from '../../core/media/images.queries.ts';
import { images } from '../../core/media/tables.ts';
import { categories, subCategories } from '../tables.ts';

const kind = 'category';

/**
 * Lists categories by priority and id, with `counts` with their numbers of sub-categories and `products`; see `listRows`.
 */
export function listCategories(db: Database, query: TaxonomyListQuery, products: RowReference) {
  const { id, title, priority, created_at, updated_at } = categories;
  const counts = query.counts && {
    sub_category_count: subCategoriesOf.count(db, id),
    product_count: products.count(db, id),
  };
  return listRows<CategoryRow>(query, {
    sortable: { id, title: sql`lower(${title})`, priority, created_at, updated_at },
    orderBy: [asc(priority), asc(id)],
    searched: [title],
    count: (where) => db.$count(categories, where),
    rows: async (slice) => {
      const all = db
        .select({ ...categoryFields, ...counts })
        .from(categories)
        .leftJoin(images, eq(images.hash, categories.image_hash));
      const rows = await applySlice(all.$dynamic(), slice);
      return rows.map(withImageUrl);
    },
  });
}

/** Returns a category. Throws `AppError` 404. */
export async function getCategory(db: Database, id: number): Promise<Category> {
  const [row] = await selectCategories(db).where(eq(categories.id, id));
  if (!row) throw notFoundError(kind);
  return withImageUrl(row);
}

/** Input of a category with its stored picture; a null `image` leaves the picture unchanged unless `remove_image` is set. */
type CategoryForm = CategoryInput & { image: StoredImage | null };

/** Creates a category. Throws `AppError` 409 for a duplicate title. */
export async function createCategory(
  db: Database,
  { title, priority, image }: CategoryForm,
  by: SessionUser,
): Promise<Category> {
  const id = await rejectDuplicateTitle(title, () =>
    db.transaction(async (tx) => {
      if (image) await insertImage(tx, image);
      const values = { title, priority, image_hash: image?.hash ?? null, updated_by: by.name };
      const [row] = await tx.insert(categories).values(values).returning({ id: categories.id });
      return row?.id ?? 0;
    }),
  );
  return getCategory(db, id);
}

/** Updates a category. Throws `AppError` 404, and 409 for a stale `updated_at` or a duplicate title. */
export async function updateCategory(
  db: Database,
  id: number,
  { title, priority, updated_at, ...picture }: CategoryForm,
  by: SessionUser,
): Promise<Category> {
  await rejectDuplicateTitle(title, () =>
    db.transaction(async (tx) => {
      if (picture.image) await insertImage(tx, picture.image);
      const changed = await tx
        .update(categories)
        .set({ title, priority, ...changedImage(picture), ...changedBy(categories, by.name) })
        .where(whereVersion(categories, id, updated_at))
        .returning({ id: categories.id });
      if (changed.length === 0)
        throw conflictError(kind, (await tx.select().from(categories).where(eq(categories.id, id)))[0], by);
    }),
  );
  return getCategory(db, id);
}

/** Deletes a category. Throws `AppError` 404, and 409 `in_use` when it has sub-categories or `references` refer to it. */
export async function deleteCategory(db: Database, id: number, references: RowReference[]): Promise<void> {
  const { title } = await getCategory(db, id);
  await assertNotReferenced(db, { id, title, references: [subCategoriesOf, ...references] }, () =>
    db.delete(categories).where(eq(categories.id, id)),
  );
}

const subCategoriesOf: RowReference = {
  labels: ['sub-category', 'sub-categories'],
  count: (db, id) => db.$count(subCategories, eq(subCategories.category_id, id)),
};

const categoryFields = {
  id: categories.id,
  title: categories.title,
  priority: categories.priority,
  image: categories.image_hash,
  image_width: images.width,
  created_at: categories.created_at,
  updated_at: categories.updated_at,
};

function selectCategories(db: Database) {
  return db.select(categoryFields).from(categories).leftJoin(images, eq(images.hash, categories.image_hash));
}

function rejectDuplicateTitle<T>(title: string, write: () => Promise<T>): Promise<T> {
  const duplicate = () => duplicateTitleError(`There is already a category “${title}”.`);
  return mapViolations({ unique: { categories_title: duplicate } }, write);
}

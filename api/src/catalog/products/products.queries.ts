import type { SessionUser } from '@lumora/shared-contract/auth';
import type { Product, ProductChange, ProductInput } from '@lumora/shared-contract/catalog';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { changedBy, conflictError, notFoundError, whereVersion } from '../../core/database/row-changes.ts';
import { plainColumns } from './plain-columns.ts';
import { withCategoryCheck } from './product-category.queries.ts';
import { insertFormerSlug, reserveSlug } from '../slugs/slugs.queries.ts';
import { products } from '../tables.ts';

const kind = 'product';

const columns = {
  id: products.id,
  category_id: products.category_id,
  sub_category_id: products.sub_category_id,
  name: products.name,
  slug: products.slug,
  ...plainColumns,
  updated_by: products.updated_by,
  created_at: products.created_at,
  updated_at: products.updated_at,
};

/** Returns a product. Throws `AppError` 404. */
export async function getProduct(db: Database, id: number): Promise<Product> {
  const [row] = await db.select(columns).from(products).where(eq(products.id, id));
  if (!row) throw notFoundError(kind);
  return row;
}

/** Creates a product with a unique slug. Throws `AppError` 422 for an unknown category or sub-category. */
export function createProduct(db: Database, input: ProductInput, by: SessionUser): Promise<Product> {
  return withCategoryCheck(db, input, () => db.transaction((tx) => insertProduct(tx, input, by)));
}

/** Inserts a product with a unique slug. Call it in a transaction, which holds the lock on slugs until its end. */
export async function insertProduct(tx: Database, input: ProductInput, by: SessionUser): Promise<Product> {
  const { updated_at: _isNew, ...fields } = input;
  const slug = await reserveSlug(tx, { name: fields.name });
  const activated_at = fields.is_active ? sql`now()` : null;
  const [row] = await tx
    .insert(products)
    .values({ ...fields, slug, activated_at, updated_by: by.name })
    .returning(columns);
  if (!row) throw notFoundError(kind);
  return row;
}

/**
 * Updates a product. Throws `AppError` 404, 409 for a stale `updated_at`, 422 for an unknown category or sub-category.
 * The slug follows the name until the first activation.
 */
export function updateProduct(db: Database, id: number, input: ProductChange, by: SessionUser): Promise<Product> {
  const { updated_at, ...fields } = input;
  return withCategoryCheck(db, input, () =>
    db.transaction(async (tx) => {
      const [before] = await tx
        .select()
        .from(products)
        .where(whereVersion(products, id, updated_at))
        .for('update');
      if (!before) throw conflictError(kind, (await tx.select().from(products).where(eq(products.id, id)))[0], by);
      const slug = await updateSlug(tx, before, fields.name);
      const [row] = await tx
        .update(products)
        .set({ ...fields, slug, ...firstActivation(fields.is_active), ...changedBy(products, by.name) })
        .where(eq(products.id, id))
        .returning(columns);
      if (!row) throw notFoundError(kind);
      return row;
    }),
  );
}

/** Deletes a product with its images and variants. Throws `AppError` 404. */
export async function deleteProduct(db: Database, id: number): Promise<void> {
  const deleted = await db.delete(products).where(eq(products.id, id)).returning({ id: products.id });
  if (deleted.length === 0) throw notFoundError(kind);
}

/** Returns the column change for an activation: `activated_at` is set once, at the first activation. */
export function firstActivation(isActive: boolean | undefined) {
  return isActive ? { activated_at: sql`coalesce(${products.activated_at}, now())` } : {};
}

/** Returns the slug for a new name. It changes only before the first activation, so that published URLs stay valid. */
async function updateSlug(tx: Database, before: typeof products.$inferSelect, name: string): Promise<string> {
  if (before.activated_at !== null || name === before.name) return before.slug;
  const slug = await reserveSlug(tx, { name, productId: before.id });
  if (slug !== before.slug) await insertFormerSlug(tx, before.slug, slug, before.id);
  return slug;
}

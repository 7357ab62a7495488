import type { Product, ProductChange, ProductInput, SessionUser } from '@lumora/shared-contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { changedBy, conflictError, notFoundError, whereVersion } from '../../core/database/row-changes.ts';
import { withCategoryCheck } from './product-category.queries.ts';
import { insertFormerSlug, reserveSlug } from './slugs.queries.ts';
import { products } from '../tables.ts';

const kind = 'product';

const shown = {
  id: products.id,
  category_id: products.category_id,
  sub_category_id: products.sub_category_id,
  sub_sub_cat_id: products.sub_sub_cat_id,
  name: products.name,
  slug: products.slug,
  tags: products.tags,
  short_description: products.short_description,
  description: products.description,
  meta_title: products.meta_title,
  meta_keywords: products.meta_keywords,
  meta_description: products.meta_description,
  is_active: products.is_active,
  best_seller: products.best_seller,
  new_arrival: products.new_arrival,
  updated_by: products.updated_by,
  created_at: products.created_at,
  updated_at: products.updated_at,
};

export async function findProduct(db: Database, id: number): Promise<Product> {
  const [row] = await db.select(shown).from(products).where(eq(products.id, id));
  if (!row) throw notFoundError(kind);
  return row;
}

export function createProduct(db: Database, input: ProductInput, by: SessionUser): Promise<Product> {
  return withCategoryCheck(db, input, () => db.transaction((tx) => insertProduct(tx, input, by)));
}

/** Gives the new product its slug; for a transaction that may write more of it. */
export async function insertProduct(tx: Database, input: ProductInput, by: SessionUser): Promise<Product> {
  const { updated_at: _isNew, ...fields } = input;
  const slug = await reserveSlug(tx, { name: fields.name });
  const activated_at = fields.is_active ? sql`now()` : null;
  const [row] = await tx
    .insert(products)
    .values({ ...fields, slug, activated_at, updated_by: by.name })
    .returning(shown);
  if (!row) throw notFoundError(kind);
  return row;
}

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
      const slug = await followName(tx, before, fields.name);
      const [row] = await tx
        .update(products)
        .set({ ...fields, slug, ...firstActivation(fields.is_active), ...changedBy(products, by.name) })
        .where(eq(products.id, id))
        .returning(shown);
      if (!row) throw notFoundError(kind);
      return row;
    }),
  );
}

export async function deleteProduct(db: Database, id: number): Promise<void> {
  const gone = await db.delete(products).where(eq(products.id, id)).returning({ id: products.id });
  if (gone.length === 0) throw notFoundError(kind);
}

/** The first time that shoppers may see it is kept. */
export function firstActivation(isActive: boolean | undefined) {
  return isActive ? { activated_at: sql`coalesce(${products.activated_at}, now())` } : {};
}

/** A slug changes with the name until shoppers could first see the product (D28). */
async function followName(tx: Database, before: typeof products.$inferSelect, name: string): Promise<string> {
  if (before.activated_at !== null || name === before.name) return before.slug;
  const slug = await reserveSlug(tx, { name, productId: before.id });
  if (slug !== before.slug) await insertFormerSlug(tx, before.slug, slug, before.id);
  return slug;
}

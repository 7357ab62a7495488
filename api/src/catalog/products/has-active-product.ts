import { and, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { categories, subCategories } from '../../taxonomy/tables.ts';
import { products } from '../tables.ts';

/** Returns the condition that a category has an active product. */
export function categoryHasActiveProduct(db: Database): SQL {
  return exists(activeProducts(db, eq(products.category_id, categories.id)));
}

/** Returns the condition that a sub-category has an active product. */
export function subCategoryHasActiveProduct(db: Database): SQL {
  return exists(activeProducts(db, eq(products.sub_category_id, subCategories.id)));
}

function activeProducts(db: Database, where: SQL) {
  return db
    .select({ id: products.id })
    .from(products)
    .where(and(where, sql`${products.is_active}`));
}

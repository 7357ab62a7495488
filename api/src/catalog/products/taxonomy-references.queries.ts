import { countDistinct, eq, type Column } from 'drizzle-orm';
import type { RowReference } from '../../core/database/row-references.ts';
import { products, variantAttributes } from '../tables.ts';

/** References of the catalogue that prevent the deletion of categories, sub-categories, attributes and values. */
export const taxonomyReferences = {
  ofCategory: [productsBy(products.category_id)],
  ofSubCategory: [productsBy(products.sub_category_id)],
  ofAttribute: [variantsBy(variantAttributes.attribute_id)],
  ofAttributeValue: [variantsBy(variantAttributes.attribute_value_id)],
};

function productsBy(column: Column): RowReference {
  return {
    labels: ['product', 'products'],
    count: (db, id) => db.$count(products, eq(column, id)),
  };
}

function variantsBy(column: Column): RowReference {
  return {
    labels: ['variant', 'variants'],
    async count(db, id) {
      const [row] = await db
        .select({ used: countDistinct(variantAttributes.variant_id) })
        .from(variantAttributes)
        .where(eq(column, id));
      return row?.used ?? 0;
    },
  };
}

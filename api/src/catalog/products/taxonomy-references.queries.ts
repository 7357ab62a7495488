import { eq, inArray, type Column } from 'drizzle-orm';
import type { RowReference } from '../../core/database/row-references.ts';
import { attributeValues } from '../../taxonomy/tables.ts';
import { products, variantAttributes } from '../tables.ts';

/** Products and variants that refer to a row of the taxonomy. They prevent its deletion, and lists show their number. */
export const taxonomyReferences = {
  productsOfCategory: productsBy(products.category_id),
  productsOfSubCategory: productsBy(products.sub_category_id),
  variantsOfAttribute: {
    labels: ['variant', 'variants'],
    // through the values, because `attribute_id` has no index; a variant has at most one value of an attribute
    count: (db, id) =>
      db.$count(
        variantAttributes,
        inArray(
          variantAttributes.attribute_value_id,
          db.select({ id: attributeValues.id }).from(attributeValues).where(eq(attributeValues.attribute_id, id)),
        ),
      ),
  },
  variantsOfAttributeValue: {
    labels: ['variant', 'variants'],
    count: (db, id) => db.$count(variantAttributes, eq(variantAttributes.attribute_value_id, id)),
  },
} satisfies Record<string, RowReference>;

function productsBy(column: Column): RowReference {
  return {
    labels: ['product', 'products'],
    count: (db, id) => db.$count(products, eq(column, id)),
  };
}

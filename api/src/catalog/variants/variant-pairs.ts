import { sql } from 'drizzle-orm';
import { attributes, attributeValues } from '../../taxonomy/tables.ts';
import { variantAttributes, variants } from '../tables.ts';

/** Attribute and value of a variant, such as Size and 18x12. */
export interface VariantPair {
  attribute_id: number;
  attribute: string;
  value_id: number;
  value: string;
}

/** Selects the attributes and values of a variant in a query on `variants`; null when it has none. */
export const variantPairs = sql<VariantPair[] | null>`(
  select json_agg(json_build_object(
    'attribute_id', ${attributes.id}, 'attribute', ${attributes.title},
    'value_id', ${attributeValues.id}, 'value', ${attributeValues.title}) order by ${variantAttributes.id})
  from ${variantAttributes}
  join ${attributes} on ${attributes.id} = ${variantAttributes.attribute_id}
  join ${attributeValues} on ${attributeValues.id} = ${variantAttributes.attribute_value_id}
  where ${variantAttributes.variant_id} = ${variants.id})`;

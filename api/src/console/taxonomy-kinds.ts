import type { Permission } from '@lumora/shared-contract/auth';
import { attributes, attributeValues, categories, subCategories } from '../taxonomy/tables.ts';

/** Taxonomy table with the permission to view its rows. */
export interface TaxonomyKind {
  kind: string;
  permission: Permission;
  table: typeof categories | typeof subCategories | typeof attributes | typeof attributeValues;
}

/** Taxonomy kinds that the search finds and the dashboard shows. */
export const taxonomyKinds: TaxonomyKind[] = [
  {
    kind: 'Category',
    permission: 'categories.view',
    table: categories,
  },
  {
    kind: 'Sub-category',
    permission: 'sub-categories.view',
    table: subCategories,
  },
  {
    kind: 'Attribute',
    permission: 'attributes.view',
    table: attributes,
  },
  {
    kind: 'Attribute value',
    permission: 'attributes-values.view',
    table: attributeValues,
  },
];

import type { Permission } from '@lumora/shared-contract/auth';
import { attributes, attributeValues, categories, subCategories } from '../taxonomy/tables.ts';

/** Taxonomy table with its console page. */
export interface TaxonomyKind {
  kind: string;
  label: string;
  permission: Permission;
  /** path of the console page that lists the rows */
  page: string;
  table: typeof categories | typeof subCategories | typeof attributes | typeof attributeValues;
}

/** Taxonomy kinds that the search finds and the dashboard counts. */
export const taxonomyKinds: TaxonomyKind[] = [
  {
    kind: 'Category',
    label: 'Categories',
    permission: 'categories.view',
    page: '/admin/categories',
    table: categories,
  },
  {
    kind: 'Sub-category',
    label: 'Sub-categories',
    permission: 'sub-categories.view',
    page: '/admin/sub-categories',
    table: subCategories,
  },
  {
    kind: 'Attribute',
    label: 'Attributes',
    permission: 'attributes.view',
    page: '/admin/attributes',
    table: attributes,
  },
  {
    kind: 'Attribute value',
    label: 'Attribute values',
    permission: 'attributes-values.view',
    page: '/admin/attribute-values',
    table: attributeValues,
  },
];

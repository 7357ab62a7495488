import type { AttributeRow } from '@lumora/shared-contract/taxonomy';
import { loadable } from '@lumora/shared-ui';
import type { DataColumn } from '@lumora/shared-ui/data-table';
import { createdColumn } from '../row-columns.tsx';
import { countColumn, type RowCount } from '../row-counts.tsx';
import { TaxonomyPage } from '../taxonomy-page.tsx';
import { attributesApi } from './attributes-api.ts';

export function AttributesPage() {
  return (
    <TaxonomyPage
      title="Attributes"
      description="Manage what variants of a product differ in, such as size or colour."
      noun="attribute"
      section="attributes"
      tableId="attributes"
      columns={columns}
      counts={counts}
      api={attributesApi}
      deleteQuestion={({ title }) => ({ title: 'Delete attribute', message: `Delete "${title}"?` })}
      Dialog={AttributeDialog}
    />
  );
}

const AttributeDialog = loadable(() => import('./attribute-dialog.tsx').then((module) => module.AttributeDialog));

const counts: RowCount<Required<AttributeRow>>[] = [
  {
    key: 'value_count',
    label: 'Values',
    nouns: ['value', 'values'],
    count: (row) => row.value_count,
    list: { href: ({ id }) => `/admin/attribute-values?attribute_id=${id}`, permission: 'attributes-values.view' },
  },
  {
    key: 'variant_count',
    label: 'Variants',
    nouns: ['variant', 'variants'],
    count: (row) => row.variant_count,
  },
];

const columns: DataColumn<Required<AttributeRow>>[] = [
  { key: 'title', label: 'Title', value: (row) => row.title, minWidth: 200 },
  ...counts.map(countColumn),
  createdColumn(),
];

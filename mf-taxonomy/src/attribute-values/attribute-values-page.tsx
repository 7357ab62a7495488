import type { AttributeValue } from '@lumora/shared-contract/taxonomy';
import { loadable } from '@lumora/shared-ui';
import type { DataColumn } from '@lumora/shared-ui/data-table';
import { createdColumn } from '../row-columns.tsx';
import { TaxonomyPage } from '../taxonomy-page.tsx';
import { attributeValuesApi } from './attribute-values-api.ts';

export function AttributeValuesPage() {
  return (
    <TaxonomyPage
      title="Attribute Values"
      description="Manage the choices that each attribute offers."
      noun="attribute value"
      section="attributes-values"
      tableId="attribute-values"
      columns={columns}
      api={attributeValuesApi}
      deleteQuestion={({ title }) => ({ title: 'Delete value', message: `Delete "${title}"?` })}
      Dialog={AttributeValueDialog}
    />
  );
}

const AttributeValueDialog = loadable(() =>
  import('./attribute-value-dialog.tsx').then((module) => module.AttributeValueDialog),
);

const columns: DataColumn<AttributeValue>[] = [
  { key: 'title', label: 'Value', value: (row) => row.title, minWidth: 180 },
  {
    key: 'attribute_title',
    label: 'Attribute',
    value: (row) => row.attribute_title || null,
    minWidth: 160,
    onPhone: 'detail',
  },
  createdColumn(),
];

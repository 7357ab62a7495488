import type { Attribute } from '@lumora/shared-contract/taxonomy';
import { loadable } from '@lumora/shared-ui';
import type { DataColumn } from '@lumora/shared-ui/data-table';
import { createdColumn } from '../row-columns.tsx';
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
      api={attributesApi}
      deleteQuestion={({ title }) => ({ title: 'Delete attribute', message: `Delete "${title}"?` })}
      Dialog={AttributeDialog}
    />
  );
}

const AttributeDialog = loadable(() => import('./attribute-dialog.tsx').then((module) => module.AttributeDialog));

const columns: DataColumn<Attribute>[] = [
  { key: 'title', label: 'Title', value: (row) => row.title, minWidth: 200 },
  createdColumn(),
];

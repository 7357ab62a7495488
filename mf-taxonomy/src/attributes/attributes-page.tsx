import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import type { AttributeRow, AttributeValue } from '@lumora/shared-contract/taxonomy';
import { useCan } from '@lumora/shared-auth';
import { http } from '@lumora/shared-auth/core';
import { loadable } from '@lumora/shared-ui';
import type { DataColumn } from '@lumora/shared-ui/data-table';
import { taxonomyRows } from '@lumora/shared-ui/taxonomy';
import { createdColumn } from '../row-columns.tsx';
import { countColumn, countText, type RowCount } from '../row-counts.tsx';
import { TaxonomyPage } from '../taxonomy-page.tsx';
import { attributesApi } from './attributes-api.ts';
import { valuesColumn } from './values-column.tsx';

export function AttributesPage() {
  const canViewValues = useCan('attributes-values.view');
  const { data: values } = useQuery({ ...taxonomyRows(http, 'attributes-values'), enabled: canViewValues });
  const columns = useMemo(() => attributeColumns(values), [values]);

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

type ListedAttribute = Required<AttributeRow>;

const valueCount: RowCount<ListedAttribute> = {
  key: 'value_count',
  label: 'Values',
  nouns: ['value', 'values'],
  count: (row) => row.value_count,
  list: { href: ({ id }) => `/admin/attribute-values?attribute_id=${id}`, permission: 'attributes-values.view' },
};

const variantCount: RowCount<ListedAttribute> = {
  key: 'variant_count',
  label: 'Variants',
  nouns: ['variant', 'variants'],
  count: (row) => row.variant_count,
};

const counts = [valueCount, variantCount];

function attributeColumns(values: readonly AttributeValue[] | undefined): DataColumn<ListedAttribute>[] {
  return [
    { key: 'title', label: 'Title', value: (row) => row.title, width: 200, compactWidth: 128 },
    valuesColumn(valueCount, values),
    {
      ...countColumn(variantCount),
      onPhone: 'status',
      phoneRender: (row) => (
        <Typography variant="caption" color="textSecondary">
          {countText(variantCount, row)}
        </Typography>
      ),
    },
    createdColumn(),
  ];
}

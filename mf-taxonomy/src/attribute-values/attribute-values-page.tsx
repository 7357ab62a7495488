import { neonColours } from '@lumora/shared-contract/styles';
import type { AttributeValueRow } from '@lumora/shared-contract/taxonomy';
import { loadable } from '@lumora/shared-ui';
import type { DataColumn } from '@lumora/shared-ui/data-table';
import type { ParentFilter } from '../parent-filter.ts';
import { createdColumn } from '../row-columns.tsx';
import { countColumn, type RowCount } from '../row-counts.tsx';
import { ColourDot } from './colour-dot.tsx';
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
      counts={counts}
      parent={attribute}
      api={attributeValuesApi}
      deleteQuestion={({ title }) => ({ title: 'Delete value', message: `Delete "${title}"?` })}
      Dialog={AttributeValueDialog}
    />
  );
}

const AttributeValueDialog = loadable(() =>
  import('./attribute-value-dialog.tsx').then((module) => module.AttributeValueDialog),
);

const attribute: ParentFilter<Required<AttributeValueRow>> = {
  param: 'attribute_id',
  resource: 'attributes',
  label: 'Attribute',
  allLabel: 'All attributes',
  parentOf: (row) => ({ id: row.attribute_id, title: row.attribute_title }),
};

const counts: RowCount<Required<AttributeValueRow>>[] = [
  {
    key: 'variant_count',
    label: 'Variants',
    nouns: ['variant', 'variants'],
    count: (row) => row.variant_count,
  },
];

/** Returns the colour that the shop shows beside a value; null if the value is none of the tube colours. */
function colourOf({ title }: AttributeValueRow): string | null {
  return neonColours.find(({ name }) => name === title)?.hex ?? null;
}

function renderValue(row: AttributeValueRow) {
  const colour = colourOf(row);
  return (
    <span title={row.title}>
      {colour !== null && <ColourDot style={{ backgroundColor: colour }} />}
      {row.title}
    </span>
  );
}

const columns: DataColumn<Required<AttributeValueRow>>[] = [
  {
    key: 'title',
    label: 'Value',
    value: (row) => row.title,
    render: renderValue,
    minWidth: 180,
    onPhone: 'title',
    phoneRender: renderValue,
  },
  {
    key: 'attribute_title',
    label: 'Attribute',
    value: (row) => row.attribute_title || null,
    minWidth: 160,
    onPhone: 'detail',
  },
  ...counts.map(countColumn),
  createdColumn(),
];

import { styled } from '@mui/material/styles';
import type { Variant } from '@lumora/shared-contract';
import { rupees } from '@lumora/shared-ui';
import { TwoLines, type ColumnEdit, type DataColumn } from '@lumora/shared-ui/data-table';
import {
  cellNumber,
  cellError,
  cellText,
  discountOf,
  editableFields,
  type DraftedVariant,
  type EditableField,
} from './variant-drafts.ts';

/** Takes what was typed over a variant; undefined for who may not change it. */
export type OnCellEdit = ((variant: Variant, field: EditableField, text: string) => void) | undefined;

type Column<Saved extends Variant> = DataColumn<DraftedVariant<Saved>>;

/** What the row is called: the SKU, which a person reads, and the id, which an export may need. */
export function skuColumn<Saved extends Variant>(): Column<Saved> {
  return {
    key: 'sku',
    label: 'SKU / ID',
    value: ({ saved }) => saved.sku,
    text: ({ saved }) => `${saved.sku} / ${saved.id}`,
    render: ({ saved: { sku, id } }) => (
      <TwoLines title={sku}>
        <span style={tail}>
          <bdi>{sku}</bdi>
        </span>
        <small>{id}</small>
      </TwoLines>
    ),
    width: 176,
    lines: 2,
  };
}

export function attributesColumn<Saved extends Variant>(): Column<Saved> {
  return {
    key: 'attributes',
    label: 'Attributes',
    value: ({ saved }) => formatAttributes(saved),
    render: ({ saved }) => <Clamped title={formatAttributes(saved)}>{formatAttributes(saved)}</Clamped>,
    minWidth: 180,
    sortable: false,
  };
}

/** The three prices and the discount that follows from them. */
export function priceColumns<Saved extends Variant>(typeOver: OnCellEdit, sortable: readonly EditableField[]) {
  const price = (field: keyof typeof priceLabels): Column<Saved> => ({
    ...editedColumn<Saved>(field, typeOver),
    label: priceLabels[field],
    width: 104,
    sortable: sortable.includes(field),
  });
  return [price('purchase_price'), price('show_price'), price('selling_price'), discountColumn<Saved>()];
}

/** Short, as they stand side by side over amounts in rupees. */
const priceLabels = { purchase_price: 'Purchase', show_price: 'Show', selling_price: 'Selling' };

export function stockColumn<Saved extends Variant>(typeOver: OnCellEdit): Column<Saved> {
  return { ...editedColumn<Saved>('stock', typeOver), width: 92 };
}

export function activeColumn<Saved extends Variant>(): Column<Saved> {
  return {
    key: 'is_active',
    label: 'Active',
    value: ({ saved }) => saved.is_active,
    text: ({ saved }) => (saved.is_active === 1 ? 'Yes' : 'No'),
    width: 68,
    sortable: false,
    searchable: false,
  };
}

/** Such as `Size: 16x18, Colour: Pink`. */
export function formatAttributes({ variant_attributes }: Variant): string {
  return variant_attributes.map(({ attribute, value }) => `${attribute.title}: ${value.title}`).join(', ');
}

function discountColumn<Saved extends Variant>(): Column<Saved> {
  return {
    key: 'discount_percent',
    label: 'Discount',
    value: discountOf,
    text: (row) => {
      const percent = discountOf(row);
      return percent === null ? '' : `${percent}%`;
    },
    align: 'end',
    width: 88,
    sortable: false,
    searchable: false,
  };
}

function editedColumn<Saved extends Variant>(field: EditableField, typeOver: OnCellEdit): Column<Saved> {
  const isPrice = field !== 'stock';
  return {
    key: field,
    label: editableFields[field],
    // typing must not move the row that is typed into
    value: ({ saved }) => saved[field],
    text: (row) => {
      const amount = cellNumber(row, field);
      if (Number.isNaN(amount)) return cellText(row, field);
      return isPrice ? rupees(amount) : String(amount);
    },
    align: 'end',
    searchable: false,
    ...(typeOver && { edit: cellEdit(field, typeOver) }),
  };
}

function cellEdit<Saved extends Variant>(
  field: EditableField,
  typeOver: NonNullable<OnCellEdit>,
): ColumnEdit<DraftedVariant<Saved>> {
  return {
    text: (row) => cellText(row, field),
    commit: ({ saved }, typed) => typeOver(saved, field, typed),
    inputMode: field === 'stock' ? 'numeric' : 'decimal',
    error: (row) => cellError(row, field),
    isChanged: ({ draft }) => draft?.typed[field] !== undefined,
  };
}

/** Variants of one product differ at the end of their SKUs, so the ellipsis is to stand before it. */
const tail = { direction: 'rtl', textAlign: 'left' } as const;

const Clamped = styled('span')({
  display: '-webkit-box !important',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  fontSize: '0.8125rem',
  lineHeight: 1.3,
});

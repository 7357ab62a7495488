import type { Variant } from '@lumora/shared-contract/catalog';
import { rupees } from '@lumora/shared-contract/format';
import { TwoLines, type ColumnEdit, type DataColumn } from '@lumora/shared-ui/data-table';
import { TwoLineText } from '../format/two-line-text.ts';
import { CutInMiddle } from '../format/cut-in-middle.tsx';
import { StockAmount } from '../format/stock-amount.tsx';
import {
  cellNumber,
  cellError,
  cellText,
  draftDiscount,
  fieldLabels,
  type DraftedVariant,
  type EditableField,
} from './variant-drafts.ts';

/** Handles an edit of a cell; undefined for a user who may not edit variants. */
export type OnCellEdit = ((variant: Variant, field: EditableField, text: string) => void) | undefined;

type Column<Saved extends Variant> = DataColumn<DraftedVariant<Saved>>;

/** Labels the row: the SKU for people, the id for exports. */
export function skuColumn<Saved extends Variant>(): Column<Saved> {
  return {
    key: 'sku',
    label: 'SKU / ID',
    value: ({ saved }) => saved.sku,
    text: ({ saved }) => `${saved.sku} / ${saved.id}`,
    render: ({ saved }) => (
      <TwoLines title={saved.sku}>
        <CutInMiddle>{saved.sku}</CutInMiddle>
        <small>{saved.id}</small>
      </TwoLines>
    ),
    width: 161,
    lines: 2,
  };
}

export function attributesColumn<Saved extends Variant>(): Column<Saved> {
  return {
    key: 'attributes',
    label: 'Attributes',
    value: ({ saved }) => formatAttributes(saved),
    render: ({ saved }) => <TwoLineText title={formatAttributes(saved)}>{formatValues(saved)}</TwoLineText>,
    minWidth: 112,
    sortable: false,
    onPhone: 'detail',
    phoneText: ({ saved }) => formatValues(saved),
  };
}

/** Returns the columns of the three prices and of the discount. */
export function priceColumns<Saved extends Variant>(onCellEdit: OnCellEdit, sortable: readonly EditableField[]) {
  const price = (field: keyof typeof priceLabels): Column<Saved> => ({
    ...editableColumn<Saved>(field, onCellEdit),
    label: priceLabels[field],
    // the longest label, beside the arrow of a column that sorts, or ₹9,999.50 in a field
    width: field === 'purchase_price' && sortable.includes(field) ? 104 : 88,
    // ₹1,49,999.50 in a field
    compactWidth: 109,
    sortable: sortable.includes(field),
    isWideOnly: field !== 'selling_price',
    ...(field === 'selling_price' && { onPhone: 'detail', phoneText: (row) => formatAmount(row, field) }),
  });
  return [price('purchase_price'), price('show_price'), price('selling_price'), discountColumn<Saved>()];
}

/** Short labels, because the columns are narrow. */
const priceLabels = { purchase_price: 'Purchase', show_price: 'Show', selling_price: 'Selling' };

/** Returns the column of the stock. */
export function stockColumn<Saved extends Variant>(onCellEdit: OnCellEdit): Column<Saved> {
  return {
    ...editableColumn<Saved>('stock', onCellEdit),
    render: (row) => <StockAmount amount={cellNumber(row, 'stock')}>{cellText(row, 'stock')}</StockAmount>,
    width: 80,
    onPhone: 'detail',
    phoneText: (row) => formatStock(row),
    phoneRender: (row) => <StockLabel row={row} />,
  };
}

/** Renders the stock in words, such as “7 left”, in the colour of its level. */
export function StockLabel({ row, unit }: { row: DraftedVariant; unit?: string }) {
  return <StockAmount amount={cellNumber(row, 'stock')}>{formatStock(row, unit)}</StockAmount>;
}

function formatStock(row: DraftedVariant, unit = 'in stock'): string {
  const text = cellText(row, 'stock');
  return text === '0' ? 'Sold out' : `${text} ${unit}`;
}

/** Formats an editable field: a price in rupees or a number, or the typed text that is none. */
export function formatAmount(row: DraftedVariant, field: EditableField): string {
  const amount = cellNumber(row, field);
  if (Number.isNaN(amount)) return cellText(row, field);
  return field === 'stock' ? String(amount) : rupees(amount);
}

export function activeColumn<Saved extends Variant>(): Column<Saved> {
  return {
    key: 'is_active',
    label: 'Active',
    value: ({ saved }) => saved.is_active,
    text: ({ saved }) => (saved.is_active === 1 ? 'Yes' : 'No'),
    width: 92,
    isWideOnly: true,
    sortable: false,
    searchable: false,
  };
}

/** Formats the attributes of a variant, such as `Size: 16x18, Colour: Pink`. */
export function formatAttributes({ variant_attributes }: Variant): string {
  return variant_attributes.map(({ attribute, value }) => `${attribute.title}: ${value.title}`).join(', ');
}

/** Formats the values of a variant for a narrow cell, such as `16x18, Pink`. It breaks between values, but not within one. */
export function formatValues({ variant_attributes }: Variant): string {
  return variant_attributes.map(({ value }) => value.title.replaceAll(' ', '\u00a0')).join(', ');
}

function discountColumn<Saved extends Variant>(): Column<Saved> {
  return {
    key: 'discount_percent',
    label: 'Discount',
    value: draftDiscount,
    text: (row) => {
      const percent = draftDiscount(row);
      return percent ? `${percent}%` : '';
    },
    align: 'end',
    width: 80,
    isWideOnly: true,
    sortable: false,
    searchable: false,
  };
}

function editableColumn<Saved extends Variant>(field: EditableField, onCellEdit: OnCellEdit): Column<Saved> {
  return {
    key: field,
    label: fieldLabels[field],
    // the saved value, so that an edit does not reorder the rows
    value: ({ saved }) => saved[field],
    text: (row) => formatAmount(row, field),
    align: 'end',
    searchable: false,
    ...(onCellEdit && { edit: cellEdit(field, onCellEdit) }),
  };
}

function cellEdit<Saved extends Variant>(
  field: EditableField,
  onCellEdit: NonNullable<OnCellEdit>,
): ColumnEdit<DraftedVariant<Saved>> {
  return {
    text: (row) => cellText(row, field),
    commit: ({ saved }, text) => onCellEdit(saved, field, text),
    inputMode: field === 'stock' ? 'numeric' : 'decimal',
    error: (row) => cellError(row, field),
    isChanged: ({ draft }) => draft?.edits[field] !== undefined,
  };
}

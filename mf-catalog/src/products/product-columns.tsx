import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { lowStock, type ProductRow } from '@lumora/shared-contract/catalog';
import { rupees } from '@lumora/shared-contract/format';
import { dateTime, StatusChip } from '@lumora/shared-ui';
import { imageColumn, TwoLines, type DataColumn } from '@lumora/shared-ui/data-table';
import { StockAmount } from '../format/stock-amount.tsx';
import { ProductBadges, ProductStatus } from './product-badges.tsx';
import * as styles from './product-cells.module.css';

/** Returns the columns of the list. */
export function productColumns(): DataColumn<ProductRow>[] {
  return [
    { ...imageColumn(), inCellOf: { column: 'name', as: 'thumbnail' } },
    {
      key: 'name',
      label: 'Name',
      value: (row) => row.name,
      render: (row) => <Name row={row} secondLine={row.slug} />,
      compactRender: (row) => <Name row={row} secondLine={<CompactLine row={row} />} />,
      minWidth: 150,
      lines: 2,
      onPhone: 'title',
      phoneLines: 1,
    },
    {
      key: 'category',
      label: 'Category',
      value: categoryTitles,
      sortable: false,
      minWidth: 130,
      isWideOnly: true,
    },
    {
      key: 'min_price',
      label: 'Price',
      value: (row) => row.min_price,
      text: priceRange,
      align: 'end',
      width: 150,
      compactWidth: 108,
      onPhone: 'detail',
      phoneText: lowestPrice,
    },
    {
      key: 'stock_total',
      label: 'Stock',
      value: (row) => row.stock_total,
      render: (row) => <Stock row={row} />,
      align: 'end',
      width: 80,
      onPhone: 'detail',
      phoneText: phoneStock,
      phoneRender: (row) =>
        row.is_active ? <StockAmount amount={row.stock_total}>{phoneStock(row)}</StockAmount> : phoneStock(row),
    },
    statusColumn,
    timeColumn('created_at', 'Created'),
    timeColumn('updated_at', 'Updated'),
  ];
}

const draftChip = <StatusChip>Draft</StatusChip>;

const statusColumn: DataColumn<ProductRow> = {
  // the name under which browsers have stored the choice of columns
  key: 'flags',
  label: 'Status',
  value: () => null,
  render: (row) => <ProductBadges row={row} />,
  sortable: false,
  width: 172,
  compactWidth: 72,
  // the line below the name has the other flags
  compactRender: renderStatus,
  onPhone: 'status',
  phoneRender: (row) => (isSoldOut(row) ? <StatusChip tone="error">Sold out</StatusChip> : renderStatus(row)),
};

function renderStatus(row: ProductRow): ReactNode {
  return row.is_active ? <ProductStatus row={row} /> : draftChip;
}

/** Renders the flags and the category, for the line below the name on a tablet. */
function CompactLine({ row }: { row: ProductRow }) {
  const flags = [row.best_seller && 'Best', row.new_arrival && 'New'].filter(Boolean).join(' · ');
  return (
    <>
      {flags !== '' && (
        <>
          <span className={styles.flags}>{flags}</span> ·{' '}
        </>
      )}
      {categoryTitles(row)}
    </>
  );
}

function timeColumn(key: 'created_at' | 'updated_at', label: string): DataColumn<ProductRow> {
  const text = (row: ProductRow) => dateTime(row[key]);
  return { key, label, value: (row) => row[key], text, width: 190, isHiddenAtFirst: true };
}

/** Formats the lowest and the highest price of the variants; empty without variants, which the table shows as “—”. */
function priceRange({ min_price, max_price }: ProductRow): string {
  if (min_price === null || max_price === null) return '';
  return min_price === max_price ? rupees(min_price) : `${rupees(min_price)} – ${rupees(max_price)}`;
}

/** Formats the prices for a small screen, such as “from ₹7,499”. */
function lowestPrice({ min_price, max_price }: ProductRow): string {
  if (min_price === null) return '';
  return min_price === max_price ? rupees(min_price) : `from ${rupees(min_price)}`;
}

/** Returns whether shoppers see the product but cannot buy it. */
function isSoldOut({ is_active, stock_total }: ProductRow): boolean {
  return is_active && stock_total === 0;
}

/** Formats the stock for a phone, where a chip marks a product that is sold out. */
function phoneStock(row: ProductRow): string {
  return isSoldOut(row) ? '' : `${row.stock_total} in stock`;
}

function categoryTitles({ category_title, sub_category_title }: ProductRow): string {
  return [category_title, sub_category_title].filter(Boolean).join(' / ');
}

function Name({ row: { id, name }, secondLine }: { row: ProductRow; secondLine: ReactNode }) {
  return (
    <TwoLines title={name}>
      <span className={styles.name}>
        <Link to={`${id}/edit`} tabIndex={-1}>
          {name}
        </Link>
      </span>
      <small>{secondLine}</small>
    </TwoLines>
  );
}

function Stock({ row: { stock_total, is_active } }: { row: ProductRow }) {
  if (stock_total > lowStock) return stock_total;
  if (stock_total > 0) return <StockAmount amount={stock_total}>{`${stock_total} low`}</StockAmount>;
  return is_active ? <StockAmount amount={0}>0 out</StockAmount> : '0 out';
}

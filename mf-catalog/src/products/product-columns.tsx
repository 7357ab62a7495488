import { Link } from 'react-router-dom';
import { lowStock, type ProductRow } from '@lumora/shared-contract/catalog';
import { rupees } from '@lumora/shared-contract/format';
import { dateTime, StatusChip } from '@lumora/shared-ui';
import { imageColumn, TwoLines, type DataColumn } from '@lumora/shared-ui/data-table';
import { StockAmount } from '../format/stock-amount.tsx';
import { ProductBadges } from './product-badges.tsx';
import * as styles from './product-cells.module.css';

/** Returns the columns of the list. */
export function productColumns(): DataColumn<ProductRow>[] {
  return [
    { ...imageColumn(), width: 64 },
    {
      key: 'name',
      label: 'Name',
      value: (row) => row.name,
      render: (row) => <Name row={row} />,
      minWidth: 150,
      lines: 2,
      onPhone: 'title',
    },
    {
      key: 'category',
      label: 'Category',
      value: (row) => [row.category_title, row.sub_category_title].filter(Boolean).join(' / '),
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
      compactWidth: 112,
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
    flagsColumn,
    timeColumn('created_at', 'Created'),
    timeColumn('updated_at', 'Updated'),
  ];
}

const draftChip = <StatusChip>Draft</StatusChip>;

const flagsColumn: DataColumn<ProductRow> = {
  key: 'flags',
  label: 'Flags',
  value: () => null,
  render: (row) => <ProductBadges row={row} />,
  sortable: false,
  width: 172,
  compactWidth: 84,
  // most products are active, and the others have to stand out
  compactRender: ({ is_active }) => (is_active ? <span className={styles.quiet}>Active</span> : draftChip),
  onPhone: 'status',
  phoneRender: ({ is_active }) => !is_active && draftChip,
};

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

function phoneStock({ stock_total }: ProductRow): string {
  return stock_total === 0 ? 'Sold out' : `${stock_total} in stock`;
}

function Name({ row: { id, name, slug } }: { row: ProductRow }) {
  return (
    <TwoLines title={name}>
      <span className={styles.name}>
        <Link to={`${id}/edit`} tabIndex={-1}>
          {name}
        </Link>
      </span>
      <small>{slug}</small>
    </TwoLines>
  );
}

function Stock({ row: { stock_total, is_active } }: { row: ProductRow }) {
  if (stock_total > lowStock) return stock_total;
  if (stock_total > 0) return <StockAmount amount={stock_total}>{`${stock_total} low`}</StockAmount>;
  return is_active ? <StockAmount amount={0}>0 out</StockAmount> : '0 out';
}

import { Link } from 'react-router-dom';
import { lowStock, type ProductRow } from '@lumora/shared-contract';
import { dateTime, rupees } from '@lumora/shared-ui';
import { Thumbnail, type DataColumn } from '@lumora/shared-ui/data-table';
import { ProductBadges } from './product-badges.tsx';
import * as styles from './products-page.module.css';

/** Returns the columns of the list; the name links to the form for a user who may edit products. */
export function productColumns(canUpdate: boolean): DataColumn<ProductRow>[] {
  return [
    {
      key: 'image',
      label: 'Image',
      value: (row) => row.image_url,
      render: (row) => <Thumbnail image={row.image} alt="" />,
      searchable: false,
      sortable: false,
      width: 64,
    },
    {
      key: 'name',
      label: 'Name',
      value: (row) => row.name,
      render: (row) => <Name row={row} isLink={canUpdate} />,
      minWidth: 200,
    },
    {
      key: 'category',
      label: 'Category',
      value: (row) => [row.category_title, row.sub_category_title].filter(Boolean).join(' / '),
      sortable: false,
      minWidth: 150,
    },
    { key: 'min_price', label: 'Price', value: (row) => row.min_price, text: priceRange, align: 'end', width: 168 },
    {
      key: 'stock_total',
      label: 'Stock',
      value: (row) => row.stock_total,
      render: (row) => <Stock row={row} />,
      align: 'end',
      width: 88,
    },
    {
      key: 'flags',
      label: 'Flags',
      value: () => null,
      render: (row) => <ProductBadges row={row} />,
      sortable: false,
      width: 176,
    },
    timeColumn('created_at', 'Created'),
    timeColumn('updated_at', 'Updated'),
  ];
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

function Name({ row: { id, name, slug }, isLink }: { row: ProductRow; isLink: boolean }) {
  return (
    <span className={styles['name']} title={name}>
      {isLink ? (
        <Link to={`${id}/edit`} tabIndex={-1}>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      <small>{slug}</small>
    </span>
  );
}

function Stock({ row: { stock_total, is_active } }: { row: ProductRow }) {
  if (stock_total > lowStock) return stock_total;
  if (stock_total > 0) return <span className={styles['low']}>{stock_total} low</span>;
  return <span className={is_active ? styles['out'] : undefined}>0 out</span>;
}

import type { CategoryRow } from '@lumora/shared-contract/taxonomy';
import { loadable } from '@lumora/shared-ui';
import { imageColumn, type DataColumn } from '@lumora/shared-ui/data-table';
import { createdColumn } from '../row-columns.tsx';
import { countColumn, type RowCount } from '../row-counts.tsx';
import { TaxonomyPage } from '../taxonomy-page.tsx';
import { categoriesApi } from './categories-api.ts';

export function CategoriesPage() {
  return (
    <TaxonomyPage
      title="Categories"
      description="Manage the product lines that shoppers browse."
      noun="category"
      section="categories"
      tableId="categories"
      columns={columns}
      counts={counts}
      api={categoriesApi}
      deleteQuestion={({ title }) => ({ title: `Delete "${title}"?`, message: 'This cannot be undone.' })}
      Dialog={CategoryDialog}
    />
  );
}

const CategoryDialog = loadable(() => import('./category-dialog.tsx').then((module) => module.CategoryDialog));

const counts: RowCount<Required<CategoryRow>>[] = [
  {
    key: 'sub_category_count',
    label: 'Sub-categories',
    nouns: ['sub-category', 'sub-categories'],
    width: 140,
    count: (row) => row.sub_category_count,
    list: { href: ({ id }) => `/admin/sub-categories?category_id=${id}`, permission: 'sub-categories.view' },
  },
  {
    key: 'product_count',
    label: 'Products',
    nouns: ['product', 'products'],
    width: 112,
    count: (row) => row.product_count,
    list: { href: ({ id }) => `/admin/products?category_id=${id}`, permission: 'products.view' },
  },
];

const columns: DataColumn<Required<CategoryRow>>[] = [
  imageColumn(),
  { key: 'title', label: 'Title', value: (row) => row.title, minWidth: 160 },
  ...counts.map(countColumn),
  { key: 'priority', label: 'Priority', value: (row) => row.priority, align: 'end', width: 112 },
  createdColumn(),
];

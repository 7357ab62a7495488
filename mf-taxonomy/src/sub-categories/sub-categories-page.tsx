import type { SubCategoryRow } from '@lumora/shared-contract/taxonomy';
import { loadable } from '@lumora/shared-ui';
import { imageColumn, type DataColumn } from '@lumora/shared-ui/data-table';
import type { ParentFilter } from '../parent-filter.ts';
import { createdColumn } from '../row-columns.tsx';
import { countColumn, type RowCount } from '../row-counts.tsx';
import { TaxonomyPage } from '../taxonomy-page.tsx';
import { subCategoriesApi } from './sub-categories-api.ts';

export function SubCategoriesPage() {
  return (
    <TaxonomyPage
      title="Sub-Categories"
      description="Manage the finer division of each category."
      noun="sub-category"
      section="sub-categories"
      tableId="sub-categories"
      columns={columns}
      counts={counts}
      parent={category}
      api={subCategoriesApi}
      deleteQuestion={({ title }) => ({ title: `Delete "${title}"?`, message: 'This cannot be undone.' })}
      Dialog={SubCategoryDialog}
    />
  );
}

const SubCategoryDialog = loadable(() =>
  import('./sub-category-dialog.tsx').then((module) => module.SubCategoryDialog),
);

const category: ParentFilter<Required<SubCategoryRow>> = {
  param: 'category_id',
  resource: 'categories',
  label: 'Category',
  allLabel: 'All categories',
  parentOf: (row) => ({ id: row.category_id, title: row.category_title }),
};

const counts: RowCount<Required<SubCategoryRow>>[] = [
  {
    key: 'product_count',
    label: 'Products',
    nouns: ['product', 'products'],
    count: (row) => row.product_count,
    list: {
      href: (row) => `/admin/products?category_id=${row.category_id}&sub_category_id=${row.id}`,
      permission: 'products.view',
    },
  },
];

const columns: DataColumn<Required<SubCategoryRow>>[] = [
  imageColumn(),
  { key: 'title', label: 'Title', value: (row) => row.title, minWidth: 160 },
  { key: 'category_title', label: 'Category', value: (row) => row.category_title, minWidth: 140, onPhone: 'detail' },
  ...counts.map(countColumn),
  { key: 'priority', label: 'Priority', value: (row) => row.priority, align: 'end', width: 96 },
  createdColumn(),
];

import type { SubCategory } from '@lumora/shared-contract/taxonomy';
import { loadable } from '@lumora/shared-ui';
import type { DataColumn } from '@lumora/shared-ui/data-table';
import { createdColumn, imageColumn, priorityOnPhone } from '../row-columns.tsx';
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
      api={subCategoriesApi}
      deleteQuestion={({ title }) => ({ title: `Delete "${title}"?`, message: 'This cannot be undone.' })}
      Dialog={SubCategoryDialog}
    />
  );
}

const SubCategoryDialog = loadable(() =>
  import('./sub-category-dialog.tsx').then((module) => module.SubCategoryDialog),
);

const columns: DataColumn<SubCategory>[] = [
  imageColumn(),
  { key: 'title', label: 'Title', value: (row) => row.title, minWidth: 180 },
  { key: 'category_title', label: 'Category', value: (row) => row.category_title, minWidth: 160, onPhone: 'detail' },
  { key: 'priority', label: 'Priority', value: (row) => row.priority, align: 'end', width: 110, ...priorityOnPhone },
  createdColumn(),
];

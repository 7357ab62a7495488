import type { Category } from '@lumora/shared-contract/taxonomy';
import { loadable } from '@lumora/shared-ui';
import type { DataColumn } from '@lumora/shared-ui/data-table';
import { createdColumn, imageColumn, priorityOnPhone } from '../row-columns.tsx';
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
      api={categoriesApi}
      deleteQuestion={({ title }) => ({ title: `Delete "${title}"?`, message: 'This cannot be undone.' })}
      Dialog={CategoryDialog}
    />
  );
}

const CategoryDialog = loadable(() => import('./category-dialog.tsx').then((module) => module.CategoryDialog));

const columns: DataColumn<Category>[] = [
  imageColumn(),
  { key: 'title', label: 'Title', value: (row) => row.title, minWidth: 200 },
  { key: 'priority', label: 'Priority', value: (row) => row.priority, align: 'end', width: 110, ...priorityOnPhone },
  createdColumn(),
];

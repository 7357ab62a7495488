import { definePage } from '@lumora/shared-ui/page';
import { subCategoriesApi } from './sub-categories-api.ts';

export default definePage({
  path: '/admin/sub-categories',
  title: 'Sub-Categories',
  permission: 'sub-categories.view',
  kind: 'Sub-category',
  nav: { group: 'Taxonomy', order: 32, icon: 'AccountTreeRounded', letter: 's' },
  query: () => subCategoriesApi.all,
  component: () => import('./sub-categories-page.tsx').then((module) => module.SubCategoriesPage),
});

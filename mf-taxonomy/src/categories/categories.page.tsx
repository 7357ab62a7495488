import { definePage } from '@lumora/shared-ui/page';
import { categoriesApi } from './categories-api.ts';

export default definePage({
  path: '/admin/categories',
  title: 'Categories',
  permission: 'categories.view',
  kind: 'Category',
  nav: { group: 'Taxonomy', order: 31, icon: 'CategoryRounded', letter: 'c' },
  query: () => categoriesApi.all,
  component: () => import('./categories-page.tsx').then((module) => module.CategoriesPage),
});

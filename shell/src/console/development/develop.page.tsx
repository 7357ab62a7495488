import { definePage } from '@lumora/shared-ui/page';

export default definePage({
  path: '/admin/develop',
  title: 'Development',
  parent: '/admin/modules',
  component: () => import('./develop-page.tsx').then((module) => module.DevelopPage),
});

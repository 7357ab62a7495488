import { definePage } from '@lumora/shared-ui/page';

export default definePage({
  path: '/admin/develop',
  component: () => import('./develop-page.tsx').then((module) => module.DevelopPage),
});

import { definePage } from '@lumora/shared-ui/page';

export default definePage({
  path: '/admin/modules/:module',
  title: 'Module',
  permission: 'releases.view',
  // the code of the list contains it, so that a row opens at once
  component: () => import('./modules-page.tsx').then((module) => module.ModulePage),
});

import { definePage } from '@lumora/shared-ui/page';

export default definePage({
  path: '/admin/modules',
  title: 'Modules',
  permission: 'releases.view',
  nav: { group: 'System', order: 91, icon: 'WidgetsRounded' },
  component: () => import('./modules-page.tsx').then((module) => module.ModulesPage),
});

import { definePage } from '@lumora/shared-ui/page';

export default definePage({
  path: '/admin/modules',
  title: 'Modules',
  permission: 'releases.view',
  nav: { group: 'System', order: 91, icon: 'ExtensionRounded', letter: 'm' },
  component: () => import('./modules-page.tsx').then((module) => module.ModulesPage),
});

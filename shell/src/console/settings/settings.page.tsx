import { definePage } from '@lumora/shared-ui/page';

export default definePage({
  path: '/admin/settings',
  title: 'Settings',
  permission: 'settings.view',
  nav: { group: 'System', order: 92, icon: 'SettingsRounded' },
  component: () => import('./settings-page.tsx').then((module) => module.SettingsPage),
});

import { definePage } from '@lumora/shared-ui/page';

export default definePage({
  path: '/admin/settings',
  title: 'Settings',
  permission: 'settings.view',
  component: () => import('./settings-page.tsx').then((module) => module.SettingsPage),
});

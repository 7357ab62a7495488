import { defineModule } from '@lumora/shared-contract/manifest';

export default defineModule({
  id: 'shell',
  container: 'lumora_shell',
  kind: 'shell',
  nav: [
    {
      title: 'Overview',
      order: 10,
      items: [
        {
          label: 'Dashboard',
          path: '/admin',
          icon: 'M4 13h6c.55 0 1-.45 1-1V4c0-.55-.45-1-1-1H4c-.55 0-1 .45-1 1v8c0 .55.45 1 1 1m0 8h6c.55 0 1-.45 1-1v-4c0-.55-.45-1-1-1H4c-.55 0-1 .45-1 1v4c0 .55.45 1 1 1m10 0h6c.55 0 1-.45 1-1v-8c0-.55-.45-1-1-1h-6c-.55 0-1 .45-1 1v8c0 .55.45 1 1 1M13 4v4c0 .55.45 1 1 1h6c.55 0 1-.45 1-1V4c0-.55-.45-1-1-1h-6c-.55 0-1 .45-1 1',
        },
      ],
    },
    {
      title: 'System',
      order: 90,
      items: [
        {
          label: 'Modules',
          path: '/admin/modules',
          permission: 'releases.view',
          icon: 'M4 11h6c.55 0 1-.45 1-1V4c0-.55-.45-1-1-1H4c-.55 0-1 .45-1 1v6c0 .55.45 1 1 1m10 0h6c.55 0 1-.45 1-1V4c0-.55-.45-1-1-1h-6c-.55 0-1 .45-1 1v6c0 .55.45 1 1 1M4 21h6c.55 0 1-.45 1-1v-6c0-.55-.45-1-1-1H4c-.55 0-1 .45-1 1v6c0 .55.45 1 1 1m13 0c2.21 0 4-1.79 4-4s-1.79-4-4-4-4 1.79-4 4 1.79 4 4 4',
        },
      ],
    },
  ],
  routes: [
    { path: '/auth/login', title: 'Sign in' },
    { path: '/admin', title: 'Dashboard' },
    { path: '/admin/profile', title: 'Profile' },
    { path: '/admin/settings', title: 'Settings', permission: 'settings.view' },
    { path: '/admin/modules', title: 'Modules', permission: 'releases.view' },
    { path: '/admin/develop' },
  ],
  permissions: ['settings.view', 'settings.update', 'releases.view', 'releases.update', 'releases.override'],
  requires: { shell: '^1.0.0', api: '^1.1.0' },
});

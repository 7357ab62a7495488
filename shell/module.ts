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
  ],
  routes: [
    { path: '/auth/login', title: 'Sign in' },
    { path: '/admin', title: 'Dashboard' },
    { path: '/admin/profile', title: 'Profile' },
    { path: '/admin/settings', title: 'Settings', permission: 'settings.view' },
  ],
  permissions: ['settings.view', 'settings.update'],
  requires: { shell: '^1.0.0', api: '^1.0.0' },
});

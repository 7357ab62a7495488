import { defineModule } from '@lumora/shared-contract/manifest';

export default defineModule({
  id: 'mf-sample-things',
  container: 'mfe_sample_things',
  kind: 'console',
  nav: [
    {
      title: 'Sample things',
      order: 60,
      items: [
        {
          label: 'Sample things',
          path: '/admin/sample-things',
          permission: 'products.view',
          icon: 'M4 5h16c.55 0 1 .45 1 1v12c0 .55-.45 1-1 1H4c-.55 0-1-.45-1-1V6c0-.55.45-1 1-1m1 4v8h14V9z',
        },
      ],
    },
  ],
  routes: [
    {
      path: '/admin/sample-things',
      title: 'Sample things',
      permission: 'products.view',
      screen: 'sample-things',
    },
  ],
  permissions: ['products.view'],
  requires: { shell: '^1.0.0', api: '^1.0.0' },
});

import { defineModule } from '@lumora/shared-contract/manifest';

export default defineModule({
  id: 'mf-taxonomy',
  container: 'mfe_taxonomy',
  kind: 'console',
  nav: [
    {
      title: 'Taxonomy',
      order: 30,
      items: [
        {
          label: 'Categories',
          path: '/admin/categories',
          permission: 'categories.view',
          icon: 'M11.15 3.4 7.43 9.48c-.41.66.07 1.52.85 1.52h7.43c.78 0 1.26-.86.85-1.52L12.85 3.4c-.39-.64-1.31-.64-1.7 0M13 17.5a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M4 21.5h6c.55 0 1-.45 1-1v-6c0-.55-.45-1-1-1H4c-.55 0-1 .45-1 1v6c0 .55.45 1 1 1',
        },
        {
          label: 'Sub-Categories',
          path: '/admin/sub-categories',
          permission: 'sub-categories.view',
          icon: 'M17 11h3c1.11 0 2-.9 2-2V5c0-1.11-.9-2-2-2h-3c-1.11 0-2 .9-2 2v1H9.01V5c0-1.11-.9-2-2-2H4c-1.1 0-2 .9-2 2v4c0 1.11.9 2 2 2h3c1.11 0 2-.9 2-2V8h2v7.01c0 1.65 1.34 2.99 2.99 2.99H15v1c0 1.11.9 2 2 2h3c1.11 0 2-.9 2-2v-4c0-1.11-.9-2-2-2h-3c-1.11 0-2 .9-2 2v1h-1.01c-.54 0-.99-.45-.99-.99V8h2v1c0 1.1.9 2 2 2',
        },
        {
          label: 'Attributes',
          path: '/admin/attributes',
          permission: 'attributes.view',
          icon: 'M3 18c0 .55.45 1 1 1h5v-2H4c-.55 0-1 .45-1 1M3 6c0 .55.45 1 1 1h9V5H4c-.55 0-1 .45-1 1m10 14v-1h7c.55 0 1-.45 1-1s-.45-1-1-1h-7v-1c0-.55-.45-1-1-1s-1 .45-1 1v4c0 .55.45 1 1 1s1-.45 1-1M7 10v1H4c-.55 0-1 .45-1 1s.45 1 1 1h3v1c0 .55.45 1 1 1s1-.45 1-1v-4c0-.55-.45-1-1-1s-1 .45-1 1m14 2c0-.55-.45-1-1-1h-9v2h9c.55 0 1-.45 1-1m-5-3c.55 0 1-.45 1-1V7h3c.55 0 1-.45 1-1s-.45-1-1-1h-3V4c0-.55-.45-1-1-1s-1 .45-1 1v4c0 .55.45 1 1 1',
        },
        {
          label: 'Attribute Values',
          path: '/admin/attribute-values',
          permission: 'attributes-values.view',
          icon: 'm21.41 11.41-8.83-8.83c-.37-.37-.88-.58-1.41-.58H4c-1.1 0-2 .9-2 2v7.17c0 .53.21 1.04.59 1.41l8.83 8.83c.78.78 2.05.78 2.83 0l7.17-7.17c.78-.78.78-2.04-.01-2.83M6.5 8C5.67 8 5 7.33 5 6.5S5.67 5 6.5 5 8 5.67 8 6.5 7.33 8 6.5 8',
        },
      ],
    },
  ],
  routes: [
    {
      path: '/admin/categories',
      title: 'Categories',
      permission: 'categories.view',
      screen: 'categories',
      data: { path: '/admin/categories/list', query: {} },
    },
    {
      path: '/admin/sub-categories',
      title: 'Sub-Categories',
      permission: 'sub-categories.view',
      screen: 'sub-categories',
      data: { path: '/admin/sub-categories/list', query: {} },
    },
    {
      path: '/admin/attributes',
      title: 'Attributes',
      permission: 'attributes.view',
      screen: 'attributes',
      data: { path: '/admin/attributes/list', query: {} },
    },
    {
      path: '/admin/attribute-values',
      title: 'Attribute Values',
      permission: 'attributes-values.view',
      screen: 'attribute-values',
      data: { path: '/admin/attributes-values/list', query: {} },
    },
  ],
  permissions: [
    'categories.view',
    'categories.create',
    'categories.update',
    'categories.delete',
    'sub-categories.view',
    'sub-categories.create',
    'sub-categories.update',
    'sub-categories.delete',
    'attributes.view',
    'attributes.create',
    'attributes.update',
    'attributes.delete',
    'attributes-values.view',
    'attributes-values.create',
    'attributes-values.update',
    'attributes-values.delete',
  ],
  requires: { shell: '^1.0.0', api: '^1.0.0' },
});

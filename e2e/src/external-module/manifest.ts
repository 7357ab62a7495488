import type { ModuleManifest } from '@lumora/shared-contract/manifest';

export const manifest: ModuleManifest = {
  id: 'mf-notes',
  title: 'Notes',
  container: 'mfe_notes',
  kind: 'console',
  nav: [{ title: 'Notes', order: 90, items: [{ label: 'Notes', path: '/admin/notes', icon: 'M4 4h16v16H4z' }] }],
  routes: [{ path: '/admin/notes', title: 'Notes' }],
  extensions: [
    { slot: 'dashboard', name: 'latest-note', title: 'Latest note', order: 90, size: 'half', path: '/admin/notes' },
    { slot: 'product-tabs', name: 'product-notes', title: 'Notes', order: 10 },
    { slot: 'order-panels', name: 'order-notes', title: 'Order notes', order: 10 },
    { slot: 'user-menu', name: 'my-notes', title: 'My notes', order: 10, path: '/admin/notes', icon: 'M4 4h16v16H4z' },
  ],
  permissions: [],
  requires: { shell: '^1.1.0', api: '^2.0.0' },
};

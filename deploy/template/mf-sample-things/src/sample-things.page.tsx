import { definePage } from '@lumora/shared-ui/page';

export default definePage({
  path: '/admin/sample-things',
  title: 'Sample things',
  permission: 'products.view',
  nav: { group: 'Sample things', order: 61, icon: 'WebAssetRounded' },
  component: () => import('./sample-things-page.tsx').then((module) => module.SampleThingsPage),
});

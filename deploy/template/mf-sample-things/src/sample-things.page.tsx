import { definePage } from '@lumora/shared-ui/page';
import { attributesApi } from './attributes-api.ts';

export default definePage({
  path: '/admin/sample-things',
  title: 'Sample things',
  permission: 'attributes.view',
  nav: { group: 'Sample things', order: 61, icon: 'WebAssetRounded' },
  query: () => attributesApi.all,
  component: () => import('./sample-things-page.tsx').then((module) => module.SampleThingsPage),
});

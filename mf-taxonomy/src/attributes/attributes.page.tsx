import { definePage } from '@lumora/shared-ui/page';
import { attributesApi } from './attributes-api.ts';

export default definePage({
  path: '/admin/attributes',
  title: 'Attributes',
  permission: 'attributes.view',
  kind: 'Attribute',
  nav: { group: 'Taxonomy', order: 33, icon: 'TuneRounded', letter: 'a' },
  query: () => attributesApi.all,
  component: () => import('./attributes-page.tsx').then((module) => module.AttributesPage),
});

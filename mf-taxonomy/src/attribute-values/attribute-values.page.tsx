import { definePage } from '@lumora/shared-ui/page';
import { attributeValuesApi } from './attribute-values-api.ts';

export default definePage({
  path: '/admin/attribute-values',
  title: 'Attribute Values',
  permission: 'attributes-values.view',
  kind: 'Attribute value',
  nav: { group: 'Taxonomy', order: 34, icon: 'SellRounded', letter: 't' },
  query: () => attributeValuesApi.all,
  component: () => import('./attribute-values-page.tsx').then((module) => module.AttributeValuesPage),
});

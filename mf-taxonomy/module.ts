import { defineModule } from '@lumora/shared-contract/manifest';

export default defineModule({
  id: 'mf-taxonomy',
  title: 'Taxonomy',
  container: 'mfe_taxonomy',
  kind: 'console',
  permissions: [
    'products.view',
    'categories.create',
    'categories.update',
    'categories.delete',
    'sub-categories.create',
    'sub-categories.update',
    'sub-categories.delete',
    'attributes.create',
    'attributes.update',
    'attributes.delete',
    'attributes-values.create',
    'attributes-values.update',
    'attributes-values.delete',
  ],
  requires: { shell: '^1.2.0', api: '^2.3.0' },
});

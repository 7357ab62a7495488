import { defineModule } from '@lumora/shared-contract/manifest';

export default defineModule({
  id: 'mf-catalog',
  title: 'Catalog',
  container: 'mfe_catalog',
  kind: 'console',
  permissions: ['products.update', 'products.delete', 'custom-neon.update'],
  requires: { shell: '^1.2.0', api: '^2.6.0' },
});

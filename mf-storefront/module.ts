import { defineModule } from '@lumora/shared-contract/manifest';
import { pageRoutes } from './src/page-routes.ts';

export default defineModule({
  id: 'mf-storefront',
  title: 'Storefront',
  container: 'mfe_storefront',
  kind: 'storefront',
  pages: Object.values(pageRoutes),
  permissions: [],
  requires: { shell: '^1.0.0', api: '^1.0.0' },
});

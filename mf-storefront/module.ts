import { defineModule } from '@lumora/shared-contract/manifest';
import { shopPages } from './src/shop-pages.ts';

export default defineModule({
  id: 'mf-storefront',
  title: 'Storefront',
  container: 'mfe_storefront',
  kind: 'storefront',
  pages: shopPages.map(({ component: _component, ...page }) => page),
  permissions: [],
  requires: { shell: '^1.0.0', api: '^2.7.0' },
});

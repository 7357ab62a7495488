import { defineModule } from '@lumora/shared-contract/manifest';

export default defineModule({
  id: 'mf-storefront',
  container: 'mfe_storefront',
  kind: 'storefront',
  nav: [],
  routes: [],
  permissions: [],
  requires: { shell: '^1.0.0', api: '^1.0.0' },
});

import { defineModule } from '@lumora/shared-contract/manifest';

export default defineModule({
  id: 'mf-sales',
  title: 'Sales',
  container: 'mfe_sales',
  kind: 'console',
  permissions: ['orders.update', 'reviews.update', 'reviews.delete', 'enquiries.update'],
  requires: { shell: '^1.2.0', api: '^2.5.0' },
});

import { defineExtension } from '@lumora/shared-ui/page';
import { variantPage } from '../variants/variants-api.ts';

export default defineExtension({
  slot: 'dashboard',
  size: 'count',
  title: 'Low stock',
  order: 30,
  permission: 'products.view',
  path: '/admin/product-variant-stocks?stock=low',
  query: () => variantPage({ stock: 'low', page: 1, page_size: 1 }),
  none: 'Nothing runs low',
  tone: 'warning',
});

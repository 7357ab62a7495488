import { defineExtension } from '@lumora/shared-ui/page';
import { variantPage } from '../variants/variants-api.ts';

export default defineExtension({
  slot: 'dashboard',
  size: 'count',
  title: 'Sold out',
  order: 20,
  permission: 'products.view',
  path: '/admin/product-variant-stocks?stock=out',
  query: () => variantPage({ stock: 'out', page: 1, page_size: 1 }),
  none: 'Everything is in stock',
  tone: 'error',
});

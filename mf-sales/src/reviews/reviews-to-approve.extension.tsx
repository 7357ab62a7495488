import { defineExtension } from '@lumora/shared-ui/page';
import { reviewsQuery } from './reviews-api.ts';

export default defineExtension({
  slot: 'dashboard',
  size: 'count',
  title: 'Reviews to approve',
  order: 40,
  permission: 'reviews.view',
  path: '/admin/reviews?state=waiting',
  query: () => reviewsQuery({ state: 'waiting', page: 1, page_size: 1 }),
  none: 'All are decided',
});

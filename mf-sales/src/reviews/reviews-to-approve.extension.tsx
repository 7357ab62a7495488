import { defineExtension } from '@lumora/shared-ui/page';
import { waitingReviewsQuery } from './reviews-api.ts';

export default defineExtension({
  slot: 'dashboard',
  size: 'count',
  title: 'Reviews to approve',
  order: 40,
  permission: 'reviews.view',
  path: '/admin/reviews?state=waiting',
  query: () => waitingReviewsQuery,
  none: 'All are decided',
});

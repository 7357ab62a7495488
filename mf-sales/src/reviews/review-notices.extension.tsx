import { defineExtension } from '@lumora/shared-ui/page';

export default defineExtension({
  slot: 'notifications',
  title: 'Reviews to approve',
  order: 30,
  permission: 'reviews.view',
  path: '/admin/reviews?state=waiting',
  kind: 'review',
  itemPath: '/admin/reviews?state=waiting',
});

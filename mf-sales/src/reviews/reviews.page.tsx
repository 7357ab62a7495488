import { definePage } from '@lumora/shared-ui/page';
import { parseSearchParams } from '@lumora/shared-ui/api';
import { reviewSearchParams, reviewsQuery } from './reviews-api.ts';

export default definePage({
  path: '/admin/reviews',
  title: 'Reviews',
  permission: 'reviews.view',
  nav: { group: 'Sales', order: 42, icon: 'ReviewsRounded', letter: 'r' },
  query: (search) => reviewsQuery(parseSearchParams(search, reviewSearchParams)),
  component: () => import('./reviews-page.tsx').then((module) => module.ReviewsPage),
});

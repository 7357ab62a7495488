import { definePublicPage } from '../page-declaration/define-public-page.ts';

export const trackOrderPage = definePublicPage({
  kind: 'track-order',
  path: '/orders',
  query: [],
  example: '/orders',
  isIndexed: false,
  component: () =>
    import(/* webpackChunkName: "screen-track-order" */ './track-order-page.tsx').then(
      ({ TrackOrderPage }) => TrackOrderPage,
    ),
});

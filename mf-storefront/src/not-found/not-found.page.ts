import { definePublicPage } from '../page-declaration/define-public-page.ts';

export const notFoundPage = definePublicPage({
  kind: 'not-found',
  path: '*',
  query: [],
  example: '/no-such-page',
  isIndexed: false,
  component: () =>
    import(/* webpackChunkName: "screen-not-found" */ './not-found-page.tsx').then(({ NotFoundPage }) => NotFoundPage),
});

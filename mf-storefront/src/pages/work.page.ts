import { definePublicPage } from '../page-declaration/define-public-page.ts';

export const workPage = definePublicPage({
  kind: 'work',
  path: '/works/:slug',
  query: [],
  example: { request: '/home', pointer: '/data/works/0/slug' },
  isIndexed: true,
  component: () => import(/* webpackChunkName: "screen-work" */ './work-page.tsx').then(({ WorkPage }) => WorkPage),
});

import { definePublicPage } from '../page-declaration/define-public-page.ts';

export const homePage = definePublicPage({
  kind: 'home',
  path: '/',
  query: [],
  isIndexed: true,
  component: () => import(/* webpackChunkName: "screen-home" */ './home-page.tsx').then(({ HomePage }) => HomePage),
});

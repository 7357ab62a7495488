import { definePublicPage } from '../page-declaration/define-public-page.ts';

export const infoPage = definePublicPage({
  kind: 'info',
  path: '/pages/:slug',
  query: [],
  example: '/pages/terms',
  isIndexed: true,
  component: () => import(/* webpackChunkName: "screen-info" */ './info-page.tsx').then(({ InfoPage }) => InfoPage),
});

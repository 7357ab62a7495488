import { definePublicPage } from '../page-declaration/define-public-page.ts';

export const customNeonPage = definePublicPage({
  kind: 'custom-neon',
  path: '/custom-neon',
  query: [],
  isIndexed: true,
  component: () =>
    import(/* webpackChunkName: "screen-custom-neon" */ './custom-neon-page.tsx').then(
      ({ CustomNeonPage }) => CustomNeonPage,
    ),
});

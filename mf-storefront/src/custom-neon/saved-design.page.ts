import { definePublicPage } from '../page-declaration/define-public-page.ts';

export const savedDesignPage = definePublicPage({
  kind: 'saved-design',
  path: '/d/:id',
  query: [],
  example: { request: '/designs/ideas', pointer: '/data/0/id' },
  isIndexed: true,
  component: () =>
    import(/* webpackChunkName: "screen-saved-design" */ './saved-design-page.tsx').then(
      ({ SavedDesignPage }) => SavedDesignPage,
    ),
});

import { definePublicPage } from '../page-declaration/define-public-page.ts';

export const galleryPage = definePublicPage({
  kind: 'gallery',
  path: '/gallery',
  query: [],
  isIndexed: true,
  component: () =>
    import(/* webpackChunkName: "screen-gallery" */ './gallery-page.tsx').then(({ GalleryPage }) => GalleryPage),
});

import { definePage } from '@lumora/shared-ui/page';
import { galleryApi } from './gallery-api.ts';

export default definePage({
  path: '/admin/gallery',
  title: 'Gallery',
  permission: 'gallery.view',
  kind: 'Gallery picture',
  nav: { group: 'Promotions', order: 57, icon: 'PhotoLibraryRounded', letter: 'l' },
  query: () => galleryApi.all,
  component: () => import('./gallery-page.tsx').then((module) => module.GalleryPage),
});

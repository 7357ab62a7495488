import { definePage } from '@lumora/shared-ui/page';
import { parseSearchParams } from '@lumora/shared-ui/api';
import { galleryApi, gallerySearchParams } from './gallery-api.ts';

export default definePage({
  path: '/admin/gallery',
  title: 'Gallery',
  permission: 'gallery.view',
  kind: 'Gallery picture',
  nav: { group: 'Promotions', order: 57, icon: 'PhotoLibraryRounded', letter: 'l' },
  query: (search) => galleryApi.page(parseSearchParams(search, gallerySearchParams)),
  component: () => import('./gallery-page.tsx').then((module) => module.GalleryPage),
});

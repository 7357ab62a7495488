import { definePage } from '@lumora/shared-ui/page';
import { parseSearchParams } from '@lumora/shared-ui/api';
import { bannerSearchParams } from '../promotion-list/promotion-search-params.ts';
import { bannersApi } from '../banners/banners-api.ts';

export default definePage({
  path: '/admin/banners',
  title: 'Banners',
  permission: 'banners.view',
  kind: 'Banner',
  nav: { group: 'Promotions', order: 53, icon: 'ImageRounded', letter: 'b' },
  query: (search) => bannersApi.page(parseSearchParams(search, bannerSearchParams)),
  component: () => import('./banners-page.tsx').then((module) => module.BannersPage),
});

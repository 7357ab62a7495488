import { definePage } from '@lumora/shared-ui/page';
import { parseSearchParams } from '@lumora/shared-ui/api';
import { festivalBannersApi, festivalBannerSearchParams } from '../festival-banners/festival-banners-api.ts';

export default definePage({
  path: '/admin/festival-banners',
  title: 'Festival Banners',
  permission: 'festival-banners.view',
  kind: 'Festival banner',
  nav: { group: 'Promotions', order: 54, icon: 'CelebrationRounded', letter: 'f' },
  query: (search) => festivalBannersApi.page(parseSearchParams(search, festivalBannerSearchParams)),
  component: () => import('./festival-banners-page.tsx').then((module) => module.FestivalBannersPage),
});

import { definePage } from '@lumora/shared-ui/page';
import { parseSearchParams } from '@lumora/shared-ui/api';
import { headerOffersApi, headerOfferSearchParams } from './header-offers-api.ts';

export default definePage({
  path: '/admin/offers/header',
  title: 'Header Offers',
  permission: 'offers.view',
  kind: 'Header offer',
  nav: { group: 'Promotions', order: 51, icon: 'CampaignRounded', letter: 'h' },
  query: (search) => headerOffersApi.page(parseSearchParams(search, headerOfferSearchParams)),
  component: () => import('./header-offers-page.tsx').then((module) => module.HeaderOffersPage),
});

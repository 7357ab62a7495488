import { definePage } from '@lumora/shared-ui/page';
import { parseSearchParams } from '@lumora/shared-ui/api';
import { popUpOffersApi, popUpOfferSearchParams } from './pop-up-offers-api.ts';

export default definePage({
  path: '/admin/offers/popup',
  title: 'Pop-up Offers',
  permission: 'pop-up.view',
  kind: 'Pop-up offer',
  nav: { group: 'Promotions', order: 52, icon: 'WebAssetRounded', letter: 'u' },
  query: (search) => popUpOffersApi.page(parseSearchParams(search, popUpOfferSearchParams)),
  component: () => import('./pop-up-offers-page.tsx').then((module) => module.PopUpOffersPage),
});

import type { BannerPlace } from '@lumora/shared-contract/promotions';

export const placeLabels: Record<BannerPlace, string> = {
  home_top: 'Home top',
  home_middle: 'Home middle',
  product_list: 'Product list',
};

import type { BannerPlace } from '@lumora/shared-contract';

export const placeLabels: Record<BannerPlace, string> = {
  home_top: 'Home top',
  home_middle: 'Home middle',
  product_list: 'Product list',
};

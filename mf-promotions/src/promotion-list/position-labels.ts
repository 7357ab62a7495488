import type { BannerPosition } from '@lumora/shared-contract/promotions';

export const positionLabels: Record<BannerPosition, string> = {
  home_top: 'Home top',
  home_middle: 'Home middle',
  product_list: 'Product list',
};

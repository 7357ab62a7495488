import type { ShopCard } from '@lumora/shared-contract/storefront';

/** Returns the card of a best seller among best sellers. It has no badge, because “New” would then be on most of them. */
export const withoutBadges = (product: ShopCard): ShopCard => ({ ...product, is_best: false, is_new: false });

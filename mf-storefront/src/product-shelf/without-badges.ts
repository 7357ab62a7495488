import type { ShopCard } from '@lumora/shared-contract/storefront';

/** Returns a card without “Best seller” and “New”, for groups in which a badge says nothing. */
export const withoutBadges = (product: ShopCard): ShopCard => ({ ...product, is_best: false, is_new: false });

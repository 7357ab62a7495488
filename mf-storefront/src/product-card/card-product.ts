import type { ShopCard } from '@lumora/shared-contract/storefront';

/** The data of a product card. */
export type CardProduct = Omit<ShopCard, 'category' | 'hover_image'> & Partial<Pick<ShopCard, 'hover_image'>>;

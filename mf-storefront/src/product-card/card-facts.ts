import type { ShopCard } from '@lumora/shared-contract';

/** What a card shows of a product. */
export type CardFacts = Omit<ShopCard, 'category' | 'hover_image'> & Partial<Pick<ShopCard, 'hover_image'>>;

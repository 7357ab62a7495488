import { lineKey, type CartQuoteLine } from '@lumora/shared-contract/cart';
import { safeStorage } from '@lumora/shared-contract/storage';
import { parseEntries } from '../storage/parse-texts.ts';
import type { CartLineId } from './change-cart.ts';

const storage = safeStorage('local', 'lumora-seen-prices');

/** Prices (rupees) of the lines of the cart that the shopper saw last, by `lineKey`. */
export type SeenPrices = ReadonlyMap<string, number>;

/** Returns the stored prices. Storage is not trusted: values that are not numbers are skipped. */
export function readSeenPrices(): SeenPrices {
  return new Map(
    parseEntries(storage.get()).flatMap(([key, price]): [string, number][] =>
      typeof price === 'number' ? [[key, price]] : [],
    ),
  );
}

/** Stores the price (rupees) at which a product was added to the cart. */
export function addSeenPrice(id: CartLineId, price: number): void {
  storePrices([...readSeenPrices(), [lineKey(id), price]]);
}

/** Replaces the stored prices by those of the cart as it is displayed. */
export function storeSeenPrices(lines: CartQuoteLine[]): void {
  storePrices(lines.flatMap((line): [string, number][] => (line.offer ? [[lineKey(line), line.offer.price]] : [])));
}

function storePrices(prices: [string, number][]): void {
  storage.set(JSON.stringify(Object.fromEntries(prices)));
}

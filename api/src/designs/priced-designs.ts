import { priceDesign } from '@lumora/shared-contract/designs';
import type { Database } from '../core/database/database.ts';
import type { CurrentDesign } from './current-design.ts';
import { getDesignRules } from './design-prices.queries.ts';
import { getDesignsById } from './designs.queries.ts';

/** Saved design with its current price in paise. */
export interface PricedDesign extends CurrentDesign {
  id: string;
  price: number;
}

/** Returns saved designs by id with their current prices; omits unknown ids. */
export async function getPricedDesignsById(db: Database, ids: string[]): Promise<Map<string, PricedDesign>> {
  if (ids.length === 0) return new Map();
  const [saved, rules] = [await getDesignsById(db, ids), await getDesignRules(db)];
  return new Map(
    [...saved].map(([id, current]) => [id, { id, ...current, price: priceDesign(current.design, rules).paise }]),
  );
}

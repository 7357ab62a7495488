import { priceDesign, type Design } from '@lumora/shared-contract';
import type { Database } from '../core/database/database.ts';
import { readDesignRules } from './design-prices.queries.ts';
import { readDesigns } from './designs.queries.ts';

/** A kept design and what it costs today, in paise. */
export interface PricedDesign {
  id: string;
  design: Design;
  price: number;
}

/** Kept designs by id at today's rules; unknown ids are left out. */
export async function readPricedDesigns(db: Database, ids: string[]): Promise<Map<string, PricedDesign>> {
  if (ids.length === 0) return new Map();
  const [kept, rules] = [await readDesigns(db, ids), await readDesignRules(db)];
  return new Map([...kept].map(([id, design]) => [id, { id, design, price: priceDesign(design, rules).paise }]));
}

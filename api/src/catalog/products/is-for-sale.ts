import { sql } from 'drizzle-orm';
import { variants } from '../tables.ts';

/** Condition for variants that shoppers see: active, with a selling price above 0. */
export const isForSale = sql<boolean>`(${variants.is_active} and ${variants.selling_price} > 0)`;

import { sql } from 'drizzle-orm';
import { variants } from '../tables.ts';

/** What shoppers see of a product's variants: the active ones whose price was written. */
export const isForSale = sql<boolean>`(${variants.is_active} and ${variants.selling_price} > 0)`;

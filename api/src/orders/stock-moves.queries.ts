import { eq, sql } from 'drizzle-orm';
import { variants } from '../catalog/tables.ts';
import type { Database } from '../core/database/database.ts';
import { changedBy } from '../core/database/row-changes.ts';

/** Change of the stock of a variant. */
export interface StockMove {
  variant_id: number;
  /** positive adds to the stock, negative removes from it */
  pieces: number;
}

/**
 * Adds `moves` to the stock of their variants; the caller has locked the variants. Sets `updated_at` and `updated_by`, so
 * that an edit form opened before gets a conflict instead of overwriting the stock.
 */
export async function moveStock(tx: Database, moves: StockMove[], updatedBy: string): Promise<void> {
  if (moves.length === 0) return;
  const rows = sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move (variant_id integer, pieces integer)`;
  await tx
    .update(variants)
    .set({ stock: sql`${variants.stock} + move.pieces`, ...changedBy(variants, updatedBy) })
    .from(rows)
    .where(eq(variants.id, sql`move.variant_id`));
}

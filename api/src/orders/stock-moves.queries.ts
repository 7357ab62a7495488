import { eq, sql } from 'drizzle-orm';
import { variants } from '../catalog/tables.ts';
import type { Database } from '../core/database/database.ts';
import { changedBy } from '../core/database/row-changes.ts';

export interface StockMove {
  variant_id: number;
  /** above 0 onto the shelf, below 0 off it */
  pieces: number;
}

/**
 * Puts pieces onto the shelf or takes them off it; lock the variants before. They count as changed by `who`: a form that
 * somebody opened before would otherwise bring the old stock back.
 */
export async function moveStock(tx: Database, moves: StockMove[], who: string): Promise<void> {
  if (moves.length === 0) return;
  const rows = sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move (variant_id integer, pieces integer)`;
  await tx
    .update(variants)
    .set({ stock: sql`${variants.stock} + move.pieces`, ...changedBy(variants, who) })
    .from(rows)
    .where(eq(variants.id, sql`move.variant_id`));
}

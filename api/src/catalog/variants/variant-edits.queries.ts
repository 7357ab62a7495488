import type { SessionUser } from '@lumora/shared-contract/auth';
import type { VariantEdit, VariantEditsOutcome } from '@lumora/shared-contract/catalog';
import { toPaise } from '@lumora/shared-contract/format';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { changedBy, hasVersion, conflictError } from '../../core/database/row-changes.ts';
import { isRowId } from '../../core/http/row-id.ts';
import { lockVariants } from './locked-variants.queries.ts';
import { variants } from '../tables.ts';
import { listVariantsByIds, type VariantRecord } from './variant-rows.queries.ts';

/**
 * Applies edits of several variants in one transaction. Skips deleted variants and those with a stale `updated_at`, and
 * returns them in `failed` with a message.
 */
export function updateVariants(db: Database, edits: VariantEdit[], by: SessionUser): Promise<VariantEditsOutcome> {
  return db.transaction(async (tx) => {
    const rows = await lockVariants(tx, edits.map(({ id }) => id).filter(isRowId));
    const failed: VariantEditsOutcome['failed'] = [];
    const accepted: VariantRecord[] = [];
    for (const edit of edits) {
      const row = rows.get(edit.id);
      if (row && hasVersion(row, edit.updated_at)) accepted.push(applyEdit(row, edit));
      else failed.push({ id: edit.id, message: conflictError('variant', row, by).message });
    }
    await writeAll(tx, accepted, by);
    const saved = await listVariantsByIds(
      tx,
      accepted.map(({ id }) => id),
    );
    return { saved, failed };
  });
}

function applyEdit(row: VariantRecord, edit: VariantEdit): VariantRecord {
  const paise = (rupees: number | undefined, before: number) => (rupees === undefined ? before : toPaise(rupees));
  return {
    ...row,
    purchase_price: paise(edit.purchase_price, row.purchase_price),
    show_price: paise(edit.show_price, row.show_price),
    selling_price: paise(edit.selling_price, row.selling_price),
    stock: edit.stock ?? row.stock,
    is_active: edit.is_active ?? row.is_active,
  };
}

/** Updates all rows in one statement, because triggers recompute the summaries of the products after each statement. */
async function writeAll(tx: Database, rows: VariantRecord[], by: SessionUser): Promise<void> {
  if (rows.length === 0) return;
  const edits = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as edit
    (id integer, purchase_price integer, show_price integer, selling_price integer, stock integer, is_active boolean)`;
  await tx
    .update(variants)
    .set({
      purchase_price: sql`edit.purchase_price`,
      show_price: sql`edit.show_price`,
      selling_price: sql`edit.selling_price`,
      stock: sql`edit.stock`,
      is_active: sql`edit.is_active`,
      ...changedBy(variants, by.name),
    })
    .from(edits)
    .where(eq(variants.id, sql`edit.id`));
}

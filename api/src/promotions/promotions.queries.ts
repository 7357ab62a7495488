import type { SessionUser } from '@lumora/shared-contract/auth';
import type { PromotionSwitchInput } from '@lumora/shared-contract/promotions';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { applySlice, listRows, matches } from '../core/database/list-rows.ts';
import { withTransactionRetry } from '../core/database/transaction-retry.ts';
import { changedBy, conflictError, notFoundError, whereVersion } from '../core/database/row-changes.ts';
import { assertNotReferenced, type RowReference } from '../core/database/row-references.ts';
import { insertImages } from '../core/media/images.queries.ts';
import type { ListFilters, UploadedImages, PromotionKind, PromotionKindTable } from './promotion-kind.ts';
import { promotionStatusSql } from './promotion-status-sql.ts';

/** Lists the promotions of a kind for the console; see `listRows`. */
export function listPromotions<Row, Input>(db: Database, kind: PromotionKind<Row, Input>, query: ListFilters) {
  const { table, sortable, orderBy } = kind;
  return listRows<Row>(query, {
    sortable,
    orderBy,
    filters: [whereListed(kind, query)],
    count: (where) => db.$count(table, where),
    rows: (slice) => kind.rows(db, slice),
    ids: {
      db,
      column: table.id,
      select: (slice) => applySlice(db.select({ id: table.id }).from(table).$dynamic(), slice),
    },
  });
}

/** Returns the condition of a list or export query: status, filters of the kind and search text. */
export function whereListed<Row, Input>({ table, searched, filters }: PromotionKind<Row, Input>, query: ListFilters) {
  const hasStatus = query.status && eq(promotionStatusSql(table), query.status);
  return and(hasStatus, ...(filters?.(query) ?? []), matches(query.q, searched));
}

/** Returns a promotion as lists show it; throws `AppError` 404 when it does not exist. */
export async function getPromotion<Row, Input>(db: Database, kind: PromotionKind<Row, Input>, id: number) {
  const [row] = await kind.rows(db, { where: eq(kind.table.id, id), orderBy: [], limit: 1, offset: 0 });
  if (row === undefined) throw notFoundError(kind.label);
  return row;
}

/** Version of the row that an update is based on; the update is rejected with 409 when the row has changed since. */
export interface Versioned {
  updated_at?: string | undefined;
}

/** Fields of a form and its stored images. */
interface Form<Input> {
  input: Input;
  images: UploadedImages;
}

/** Creates a promotion and returns it. Throws `AppError` as the `toAppError` of its kind does. */
export function createPromotion<Row, Input>(
  db: Database,
  kind: PromotionKind<Row, Input>,
  { input, images }: Form<Input>,
  by: SessionUser,
): Promise<Row> {
  return withErrorMessages(kind, input, () =>
    withTransactionRetry(db, async (tx) => {
      await insertImages(tx, Object.values(images));
      const id = await insertRow(tx, kind.table, { ...kind.columns(input, images), updated_by: by.name });
      await kind.saveRelations?.(tx, id, input);
      return getPromotion(tx, kind, id);
    }),
  );
}

/**
 * Updates a promotion and returns it. Throws `AppError` 404 when it does not exist, 409 when it has changed since
 * `input.updated_at`, and as the `toAppError` of its kind does.
 */
export function updatePromotion<Row, Input extends Versioned>(
  db: Database,
  kind: PromotionKind<Row, Input>,
  { id, input, images }: Form<Input> & { id: number },
  by: SessionUser,
): Promise<Row> {
  return withErrorMessages(kind, input, () =>
    withTransactionRetry(db, async (tx) => {
      await insertImages(tx, Object.values(images));
      await kind.assertUpdate?.(tx, id, input);
      await updateRow(tx, kind, { id, expectedVersion: input.updated_at, values: kind.columns(input, images) }, by);
      await kind.saveRelations?.(tx, id, input);
      return getPromotion(tx, kind, id);
    }),
  );
}

/** Activates or deactivates a promotion and returns it. Throws `AppError` 404 or 409 as `updatePromotion` does. */
export function setPromotionActive<Row, Input>(
  db: Database,
  kind: PromotionKind<Row, Input>,
  { id, is_active, updated_at }: PromotionSwitchInput & { id: number },
  by: SessionUser,
): Promise<Row> {
  return db.transaction(async (tx) => {
    await updateRow(tx, kind, { id, expectedVersion: updated_at, values: { is_active } }, by);
    return getPromotion(tx, kind, id);
  });
}

/**
 * Duplicates a promotion as a draft and returns the copy. Throws `AppError` 404 when the source does not exist, and as the
 * `toAppError` of its kind does.
 */
export function duplicatePromotion<Row, Input>(
  db: Database,
  kind: PromotionKind<Row, Input>,
  id: number,
  by: SessionUser,
): Promise<Row> {
  const { table, label } = kind;
  return withErrorMessages(kind, null, () =>
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(table).where(eq(table.id, id));
      if (row === undefined) throw notFoundError(label);
      // undefined columns get their default of the database
      const resetColumns = {
        id: undefined,
        created_at: undefined,
        updated_at: undefined,
        is_active: false,
        updated_by: by.name,
      };
      const values = { ...row, ...resetColumns, ...(await kind.duplicateValues?.(tx, row)) };
      const copyId = await insertRow(tx, table, values);
      await kind.copyRelations?.(tx, id, copyId);
      return getPromotion(tx, kind, copyId);
    }),
  );
}

/** Deletes a promotion. Throws `AppError` 404 when it does not exist, 409 when rows of `references` refer to it. */
export async function deletePromotion<Row, Input>(
  db: Database,
  { table, label, title }: PromotionKind<Row, Input>,
  { id, references }: { id: number; references: RowReference[] },
): Promise<void> {
  const [row] = await db.select({ title }).from(table).where(eq(table.id, id));
  if (row === undefined) throw notFoundError(label);
  await assertNotReferenced(db, { id, title: String(row.title), references }, () =>
    withTransactionRetry(db, (tx) => tx.delete(table).where(eq(table.id, id))),
  );
}

async function insertRow(db: Database, table: PromotionKindTable, values: Record<string, unknown>): Promise<number> {
  const [row] = await db.insert(table).values(values).returning({ id: table.id });
  return Number(row?.id);
}

interface Change {
  id: number;
  expectedVersion: string | undefined;
  values: Record<string, unknown>;
}

async function updateRow<Row, Input>(
  db: Database,
  { table, label }: PromotionKind<Row, Input>,
  { id, expectedVersion, values }: Change,
  by: SessionUser,
): Promise<void> {
  const changed = await db
    .update(table)
    .set({ ...values, ...changedBy(table, by.name) })
    .where(whereVersion(table, id, expectedVersion))
    .returning({ id: table.id });
  if (changed.length > 0) return;
  const [row] = await db.select({ updated_by: table.updated_by }).from(table).where(eq(table.id, id));
  throw conflictError(label, row && { updated_by: String(row.updated_by) }, by);
}

async function withErrorMessages<Row, Input, T>(
  { toAppError }: PromotionKind<Row, Input>,
  input: Input | null,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw toAppError?.(error, input) ?? error;
  }
}

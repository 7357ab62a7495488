import type { PromotionSwitchInput, SessionUser } from '@lumora/shared-contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { listRows, matches } from '../core/database/list-rows.ts';
import { withTransactionRetry } from '../core/database/transaction-retry.ts';
import { changedBy, conflictError, notFoundError, whereVersion } from '../core/database/row-changes.ts';
import { assertNotReferenced, type RowReference } from '../core/database/row-references.ts';
import { insertImages } from '../core/media/images.queries.ts';
import type { ListFilters, Pictures, PromotionKind, PromotionTable } from './promotion-kind.ts';
import { promotionStatusSql } from './promotion-status-sql.ts';

export function listPromotions<Row, Input>(db: Database, kind: PromotionKind<Row, Input>, query: ListFilters) {
  const { table, sortable, orderBy } = kind;
  return listRows<Row>(query, {
    sortable,
    orderBy,
    filters: [findWhere(kind, query)],
    count: (where) => db.$count(table, where),
    rows: (slice) => kind.rows(db, slice),
  });
}

/** What narrows the list, and its export. */
export function findWhere<Row, Input>({ table, searched, filters }: PromotionKind<Row, Input>, query: ListFilters) {
  const inStatus = query.status && eq(promotionStatusSql(table), query.status);
  return and(inStatus, ...(filters?.(query) ?? []), matches(query.q, searched));
}

export async function findPromotion<Row, Input>(db: Database, kind: PromotionKind<Row, Input>, id: number) {
  const [row] = await kind.rows(db, { where: eq(kind.table.id, id), orderBy: [], limit: 1, offset: 0 });
  if (row === undefined) throw notFoundError(kind.word);
  return row;
}

/** What updates carry of the row that they change (D30). */
export interface Versioned {
  updated_at?: string | undefined;
}

/** What a form sends: its fields, and its pictures, taken. */
interface Form<Input> {
  input: Input;
  pictures: Pictures;
}

export function createPromotion<Row, Input>(
  db: Database,
  kind: PromotionKind<Row, Input>,
  { input, pictures }: Form<Input>,
  by: SessionUser,
): Promise<Row> {
  return refuseBrokenRules(kind, input, () =>
    withTransactionRetry(db, async (tx) => {
      await insertImages(tx, Object.values(pictures));
      const id = await insertRow(tx, kind.table, { ...kind.columns(input, pictures), updated_by: by.name });
      await kind.keepParts?.(tx, id, input);
      return findPromotion(tx, kind, id);
    }),
  );
}

export function updatePromotion<Row, Input extends Versioned>(
  db: Database,
  kind: PromotionKind<Row, Input>,
  { id, input, pictures }: Form<Input> & { id: number },
  by: SessionUser,
): Promise<Row> {
  return refuseBrokenRules(kind, input, () =>
    withTransactionRetry(db, async (tx) => {
      await insertImages(tx, Object.values(pictures));
      await kind.refuseChange?.(tx, id, input);
      await changeRow(tx, kind, { id, readAt: input.updated_at, values: kind.columns(input, pictures) }, by);
      await kind.keepParts?.(tx, id, input);
      return findPromotion(tx, kind, id);
    }),
  );
}

export function switchPromotion<Row, Input>(
  db: Database,
  kind: PromotionKind<Row, Input>,
  { id, is_active, updated_at }: PromotionSwitchInput & { id: number },
  by: SessionUser,
): Promise<Row> {
  return db.transaction(async (tx) => {
    await changeRow(tx, kind, { id, readAt: updated_at, values: { is_active } }, by);
    return findPromotion(tx, kind, id);
  });
}

/** Makes a draft with everything else of the row. */
export function duplicatePromotion<Row, Input>(
  db: Database,
  kind: PromotionKind<Row, Input>,
  id: number,
  by: SessionUser,
): Promise<Row> {
  const { table, word } = kind;
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(table).where(eq(table.id, id));
    if (row === undefined) throw notFoundError(word);
    // its own id and times are given by the database
    const own = { id: undefined, created_at: undefined, updated_at: undefined, is_active: false, updated_by: by.name };
    const copy = await insertRow(tx, table, { ...row, ...own, ...(await kind.copied?.(tx, row)) });
    await kind.copyParts?.(tx, id, copy);
    return findPromotion(tx, kind, copy);
  });
}

export async function deletePromotion<Row, Input>(
  db: Database,
  { table, word, title }: PromotionKind<Row, Input>,
  { id, users }: { id: number; users: RowReference[] },
): Promise<void> {
  const [row] = await db.select({ title }).from(table).where(eq(table.id, id));
  if (row === undefined) throw notFoundError(word);
  await assertNotReferenced(db, { id, title: String(row.title), references: users }, () =>
    withTransactionRetry(db, (tx) => tx.delete(table).where(eq(table.id, id))),
  );
}

async function insertRow(db: Database, table: PromotionTable, values: Record<string, unknown>): Promise<number> {
  const [row] = await db.insert(table).values(values).returning({ id: table.id });
  return Number(row?.id);
}

interface Change {
  id: number;
  readAt: string | undefined;
  values: Record<string, unknown>;
}

async function changeRow<Row, Input>(
  db: Database,
  { table, word }: PromotionKind<Row, Input>,
  { id, readAt, values }: Change,
  by: SessionUser,
): Promise<void> {
  const changed = await db
    .update(table)
    .set({ ...values, ...changedBy(table, by.name) })
    .where(whereVersion(table, id, readAt))
    .returning({ id: table.id });
  if (changed.length > 0) return;
  const [row] = await db.select({ updated_by: table.updated_by }).from(table).where(eq(table.id, id));
  throw conflictError(word, row && { updated_by: String(row.updated_by) }, by);
}

async function refuseBrokenRules<Row, Input, T>(
  { refusalOf }: PromotionKind<Row, Input>,
  input: Input,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw refusalOf?.(error, input) ?? error;
  }
}

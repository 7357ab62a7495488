import type { ListMeta, ListQuery } from '@lumora/shared-contract/http';
import { and, asc, Column, desc, ilike, is, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { AppError } from '../errors/app-error.ts';
import { toChunks } from '../to-chunks.ts';
import { anyOf } from './any-of.ts';
import type { Database } from './database.ts';

/** The max value of a PostgreSQL integer: no limit. */
const noLimit = 2_147_483_647;
/** Max rows that are read at once: reading more would block the process. */
const batchSize = 500;

/** Conditions, order and range of the rows that a list query selects. */
export interface Slice {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

interface ListPlan<Row> {
  /** columns by the name in `sort`; an array is a complete order in one direction, which one index can provide */
  sortable: Record<string, Column | SQL | (Column | SQL)[]>;
  /** default order, and order of rows with equal `sort` values; must end with a unique column */
  orderBy: SQL[];
  /** columns that `q` searches; absent when `filters` contain the search */
  searched?: Column[];
  filters?: (SQL | undefined)[];
  count(where: SQL | undefined): Promise<number>;
  rows(slice: Slice): Promise<Row[]>;
  /**
   * A unique column, and a query of its values as `id` in the order of the slice, with which a list without a page is read in
   * batches; absent for a table with few rows.
   */
  ids?: { db: Database; column: Column; select(slice: Slice): SQLWrapper };
}

/**
 * Runs a list query with pagination: returns all rows, read in batches at different times, or with `page` or `page_size`
 * (default 10) one page and `meta.total`. Throws `AppError` 400 when `sort` names no sortable column.
 */
export async function listRows<Row>(query: ListQuery, plan: ListPlan<Row>): Promise<{ data: Row[]; meta?: ListMeta }> {
  const where = and(...(plan.filters ?? []), plan.searched && matches(query.q, plan.searched));
  const orderBy = orderOf(query.sort, plan);
  if (query.page === undefined && query.page_size === undefined) {
    return { data: await readAll(plan, { where, orderBy, limit: noLimit, offset: 0 }) };
  }
  const { page = 1, page_size: pageSize = 10 } = query;
  const total = await plan.count(where);
  const offset = (page - 1) * pageSize;
  const data = offset < total ? await plan.rows({ where, orderBy, limit: pageSize, offset }) : [];
  return { data, meta: { total, page, pageSize } };
}

/**
 * Reads all rows in batches, so that other requests are served meanwhile. The ids are read first: rows that are inserted or
 * deleted between two batches cause no gap and no duplicate.
 */
async function readAll<Row>({ ids, rows }: ListPlan<Row>, all: Slice): Promise<Row[]> {
  if (ids === undefined) return rows(all);
  const read: Row[] = [];
  for (const batch of toChunks(await readIds(ids.db, ids.select(all)), batchSize)) {
    // with the filters of the list, because a row may have changed since
    read.push(...(await rows({ ...all, where: and(all.where, anyOf(ids.column, batch)) })));
  }
  return read;
}

/** Returns the ids that `query` selects, in its order. One array, because a row for each id takes longer to read. */
async function readIds(db: Database, query: SQLWrapper): Promise<number[]> {
  const [row] = await db.select({ ids: sql<number[]>`coalesce(array_agg(id), '{}')` }).from(sql`(${query}) as listed`);
  return row?.ids ?? [];
}

/** Applies condition, sort order and page of a list to a dynamic query. */
export function applySlice<Query extends PgSelect>(query: Query, { where, orderBy, limit, offset }: Slice) {
  return query
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}

function orderOf(sort: string | undefined, { sortable, orderBy }: ListPlan<unknown>): SQL[] {
  if (!sort) return orderBy;
  const name = sort.replace(/^-/, '');
  const sorted = Object.hasOwn(sortable, name) ? sortable[name] : undefined;
  if (!sorted) throw new AppError('bad_request', `Sort by one of: ${Object.keys(sortable).join(', ')}.`);
  const direction = sort.startsWith('-') ? descending : asc;
  return Array.isArray(sorted) ? sorted.map((column) => direction(column)) : [direction(sorted), ...orderBy];
}

/** Sorts null values last in both directions; the indexes on nullable columns have the same order. */
function descending(column: Column | SQL): SQL {
  return is(column, Column) && !column.notNull ? sql`${column} desc nulls last` : desc(column);
}

/** Returns the condition that one of the columns contains the text `q`, ignoring case; undefined for an empty `q`. */
export function matches(q: string | undefined, columns: Column[]): SQL | undefined {
  if (!q) return undefined;
  const pattern = `%${likeText(q)}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}

/**
 * Returns the condition that a column of phone numbers contains the number `q`, without its spaces, punctuation and leading
 * zeros; undefined when `q` is no part of a number.
 */
export function matchesPhone(q: string | undefined, column: Column): SQL | undefined {
  const digits = /^[\d\s()+.-]+$/.test(q ?? '') ? (q ?? '').replace(/\D/g, '').replace(/^0+/, '') : '';
  return digits === '' ? undefined : ilike(column, `%${digits}%`);
}

/** Escapes the wildcards `%` and `_` of user input for a `like` pattern. */
export function likeText(input: string): string {
  return input.replace(/[\\%_]/g, '\\$&');
}

import type { ListMeta, ListQuery } from '@lumora/shared-contract';
import { and, asc, Column, desc, ilike, is, or, sql, type SQL } from 'drizzle-orm';
import { AppError } from '../http/app-error.ts';

const everyRow = 2_147_483_647;

export interface Slice {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

interface ListPlan<Row> {
  /** names that `sort` may use; several columns are a whole order, all in one direction, as an index has them */
  sortable: Record<string, Column | SQL | (Column | SQL)[]>;
  /** the order when `sort` is absent, and among equals when it is not; must end in something unique */
  orderBy: SQL[];
  /** columns that `q` searches; none when the filters do */
  searched?: Column[];
  filters?: (SQL | undefined)[];
  count(where: SQL | undefined): Promise<number>;
  rows(slice: Slice): Promise<Row[]>;
}

/** One list call (D26): everything, or with `page` or `page_size` a page and the total. */
export async function listRows<Row>(query: ListQuery, plan: ListPlan<Row>): Promise<{ data: Row[]; meta?: ListMeta }> {
  const where = and(...(plan.filters ?? []), plan.searched && matches(query.q, plan.searched));
  const orderBy = orderOf(query.sort, plan);
  if (query.page === undefined && query.page_size === undefined) {
    return { data: await plan.rows({ where, orderBy, limit: everyRow, offset: 0 }) };
  }
  const { page = 1, page_size: pageSize = 10 } = query;
  const total = await plan.count(where);
  const offset = (page - 1) * pageSize;
  const data = offset < total ? await plan.rows({ where, orderBy, limit: pageSize, offset }) : [];
  return { data, meta: { total, page, pageSize } };
}

function orderOf(sort: string | undefined, { sortable, orderBy }: ListPlan<unknown>): SQL[] {
  if (!sort) return orderBy;
  const name = sort.replace(/^-/, '');
  const sorted = Object.hasOwn(sortable, name) ? sortable[name] : undefined;
  if (!sorted) throw new AppError('bad_request', `Sort by one of: ${Object.keys(sortable).join(', ')}.`);
  const direction = sort.startsWith('-') ? descending : asc;
  return Array.isArray(sorted) ? sorted.map((column) => direction(column)) : [direction(sorted), ...orderBy];
}

/** What has no value stands last in both directions; an index for it is made so too. */
function descending(column: Column | SQL): SQL {
  return is(column, Column) && !column.notNull ? sql`${column} desc nulls last` : desc(column);
}

/** What was typed is in one of the columns. */
export function matches(q: string | undefined, columns: Column[]): SQL | undefined {
  if (!q) return undefined;
  const pattern = `%${likeText(q)}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}

/** For a pattern of `like`, where `%` and `_` that somebody typed are text too. */
export function likeText(typed: string): string {
  return typed.replace(/[\\%_]/g, '\\$&');
}

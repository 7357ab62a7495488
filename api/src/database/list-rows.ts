import type { ListMeta, ListQuery } from '@lumora/shared-contract';
import { and, asc, desc, ilike, or, type Column, type SQL } from 'drizzle-orm';
import { AppError } from '../http/app-error.ts';

const everyRow = 2_147_483_647;

interface Slice {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

interface ListPlan<Row> {
  /** names that `sort` may use */
  sortable: Record<string, Column | SQL>;
  /** the order when `sort` is absent, and among equals when it is not; must end in something unique */
  orderBy: SQL[];
  /** columns that `q` searches */
  searched: Column[];
  filters?: (SQL | undefined)[];
  count(where: SQL | undefined): Promise<number>;
  rows(slice: Slice): Promise<Row[]>;
}

/** One list call (D26): everything, or with `page` or `page_size` a page and the total. */
export async function listRows<Row>(query: ListQuery, plan: ListPlan<Row>): Promise<{ data: Row[]; meta?: ListMeta }> {
  const where = and(...(plan.filters ?? []), matches(query.q, plan.searched));
  const orderBy = [...sortOrder(query.sort, plan.sortable), ...plan.orderBy];
  if (query.page === undefined && query.page_size === undefined) {
    return { data: await plan.rows({ where, orderBy, limit: everyRow, offset: 0 }) };
  }
  const { page = 1, page_size: pageSize = 10 } = query;
  const total = await plan.count(where);
  const offset = (page - 1) * pageSize;
  const data = offset < total ? await plan.rows({ where, orderBy, limit: pageSize, offset }) : [];
  return { data, meta: { total, page, pageSize } };
}

function sortOrder(sort: string | undefined, sortable: ListPlan<unknown>['sortable']): SQL[] {
  if (!sort) return [];
  const name = sort.replace(/^-/, '');
  const column = Object.hasOwn(sortable, name) ? sortable[name] : undefined;
  if (!column) throw new AppError('bad_request', `Sort by one of: ${Object.keys(sortable).join(', ')}.`);
  return [sort.startsWith('-') ? desc(column) : asc(column)];
}

/** Every word typed is text, also `%` and `_`. */
export function matches(q: string | undefined, columns: Column[]): SQL | undefined {
  if (!q) return undefined;
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}

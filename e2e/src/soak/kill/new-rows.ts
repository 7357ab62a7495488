import type { ListResponse } from '@lumora/shared-contract/http';
import type { AdminCalls } from './admin-calls.ts';

const pageSize = 100;

/** Lists the rows of an administrator's list with an id above `afterId`, the newest first. */
export async function listNewRows<Row extends { id: number }>(
  calls: AdminCalls,
  list: string,
  afterId: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await calls.get<ListResponse<Row>>(`${list}?sort=-created_at&page=${page}&page_size=${pageSize}`);
    rows.push(...data.filter(({ id }) => id > afterId));
    if (data.length < pageSize || data.some(({ id }) => id <= afterId)) return rows;
  }
}

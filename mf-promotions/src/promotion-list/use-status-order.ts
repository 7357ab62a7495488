import { useMemo } from 'react';
import type { PromotionStatus } from '@lumora/shared-contract/promotions';
import type { ListQuery } from '@lumora/shared-contract/http';
import type { ScheduledRow } from './promotion-row.ts';

interface PageOfRows<Row> {
  rows: Row[] | undefined;
  query: ListQuery;
  /** number of rows on all pages */
  total: number;
}

/**
 * Returns the rows of a list by their status: live, scheduled (by start), draft, ended; rows of one status in the order of
 * the server. Returns them as they are if the user sorts them, or if there are further pages, because one page
 * cannot be sorted by status.
 */
export function useStatusOrder<Row extends ScheduledRow>({ rows, query, total }: PageOfRows<Row>) {
  const isCompleteAndUnsorted = query.sort === undefined && rows?.length === total;
  return useMemo(() => (isCompleteAndUnsorted ? rows.toSorted(compareStatus) : rows), [rows, isCompleteAndUnsorted]);
}

const statusOrder: readonly PromotionStatus[] = ['live', 'scheduled', 'draft', 'ended'];

function compareStatus(one: ScheduledRow, other: ScheduledRow): number {
  return statusOrder.indexOf(one.status) - statusOrder.indexOf(other.status) || compareStart(one, other);
}

function compareStart(one: ScheduledRow, other: ScheduledRow): number {
  if (one.status !== 'scheduled') return 0;
  return Date.parse(one.starts_at ?? '') - Date.parse(other.starts_at ?? '');
}

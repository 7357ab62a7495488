import type { Column, SQL } from 'drizzle-orm';
import { countOf } from '@lumora/shared-contract/format';
import { AppError } from '../errors/app-error.ts';
import { joinWithAnd } from '../join-with-and.ts';
import type { Database } from './database.ts';
import { isReferenceViolation } from './violations.ts';

/** A kind of rows that may reference another row; used for the error message of a rejected delete. */
export interface RowReference {
  labels: [singular: string, plural: string];
  /**
   * returns the number of rows that reference the row with `id`, or the subquery of it if `id` is a column of another
   * query
   */
  count(db: Database, id: number | Column): Promise<number> & SQL<number>;
}

interface ReferencedRow {
  id: number;
  title: string;
  references: RowReference[];
  /** for the change of a column: its field, and the foreign key of `references`, because the write can violate others too */
  change?: { field: string; key: string };
}

/**
 * Runs `write`, a delete or a change of a referenced column. Throws `AppError` 409 `in_use` with the number of references
 * when a foreign key rejects it. The foreign key decides, and not a query before the write, so that a concurrently inserted
 * reference is detected.
 */
export async function assertNotReferenced<T>(
  db: Database,
  { id, title, references, change }: ReferencedRow,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isReferenceViolation(error, change?.key)) throw error;
    const counted = await Promise.all(
      references.map(async ({ labels, count }) => ({ labels, count: await count(db, id) })),
    );
    const message = inUseMessage(counted, title);
    throw new AppError('in_use', message, change && { fields: { [change.field]: message } });
  }
}

/** Returns for example `3 sub-categories and 12 products use “Wedding Neon”.` */
function inUseMessage(counted: { labels: RowReference['labels']; count: number }[], title: string): string {
  const present = counted.filter(({ count }) => count > 0);
  const parts = present.map(({ labels: [singular, plural], count }) => countOf(count, singular, plural));
  if (parts.length === 0) return `“${title}” was in use a moment ago. Please try again.`;
  const isOne = present.length === 1 && present[0]?.count === 1;
  return `${joinWithAnd(parts)} ${isOne ? 'uses' : 'use'} “${title}”.`;
}

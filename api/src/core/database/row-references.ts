import { AppError } from '../http/app-error.ts';
import type { Database } from './database.ts';
import { isReferenceViolation } from './violations.ts';

/** Rows of one kind that may point at a row, for the words of a refused delete (D29). */
export interface RowReference {
  words: [one: string, many: string];
  count(db: Database, id: number): Promise<number>;
}

interface Used {
  id: number;
  title: string;
  users: RowReference[];
}

/** Does `remove`. The database's own reference check decides, so that a user made at the same moment is seen. */
export async function assertNotReferenced<T>(
  db: Database,
  { id, title, users }: Used,
  remove: () => Promise<T>,
): Promise<T> {
  try {
    return await remove();
  } catch (error) {
    if (!isReferenceViolation(error)) throw error;
    const counted = await Promise.all(users.map(async ({ words, count }) => ({ words, count: await count(db, id) })));
    throw new AppError('in_use', usersInWords(counted, title));
  }
}

/** Such as `3 sub-categories and 12 products use “Wedding Neon”.` */
function usersInWords(counted: { words: [one: string, many: string]; count: number }[], title: string): string {
  const present = counted.filter(({ count }) => count > 0);
  const parts = present.map(({ words: [one, many], count }) => `${count} ${count === 1 ? one : many}`);
  if (parts.length === 0) return `“${title}” was in use a moment ago. Please try again.`;
  const isOne = present.length === 1 && present[0]?.count === 1;
  return `${parts.join(' and ')} ${isOne ? 'uses' : 'use'} “${title}”.`;
}

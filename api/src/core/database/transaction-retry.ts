import { setTimeout } from 'node:timers/promises';
import type { Database } from './database.ts';
import { isContention } from './violations.ts';

const mostAttempts = 5;
const longestPauseMs = 50;

/** A transaction that is begun anew, a few times, when the database gave it up for another's sake. */
export async function withTransactionRetry<T>(db: Database, act: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(act);
    } catch (error) {
      if (attempt === mostAttempts || !isContention(error)) throw error;
      // those that met must not meet again at the same moment
      await setTimeout(Math.random() * longestPauseMs);
    }
  }
}

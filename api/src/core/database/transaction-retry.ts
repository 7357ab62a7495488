import { setTimeout } from 'node:timers/promises';
import type { Database } from './database.ts';
import { isContention } from './violations.ts';

const maxAttempts = 5;
const maxDelayMs = 50;

/** Runs `act` in a transaction; retries it, up to 5 attempts in all, after a deadlock or a serialization failure. */
export async function withTransactionRetry<T>(db: Database, act: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(act);
    } catch (error) {
      if (attempt === maxAttempts || !isContention(error)) throw error;
      // the random delay keeps the conflicting transactions from starting again at the same time
      await setTimeout(Math.random() * maxDelayMs);
    }
  }
}

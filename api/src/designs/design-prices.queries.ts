import type { SessionUser } from '@lumora/shared-contract/auth';
import {
  mapDesignParts,
  toDesignRules,
  type DesignRates,
  type DesignRatesInput,
  type DesignRules,
} from '@lumora/shared-contract/designs';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { toRupees } from '@lumora/shared-contract/format';
import type { Database } from '../core/database/database.ts';
import { hasVersion, conflictError } from '../core/database/row-changes.ts';
import { designPrices } from './tables.ts';

const { part, paise, updated_at } = designPrices;

/** Returns the current prices of the parts of a custom sign, in paise. */
export async function getDesignRules(db: Database): Promise<DesignRules> {
  return toRules(await db.select({ part, paise }).from(designPrices));
}

/** Returns the prices in rupees, with the time and author of the latest change of any of them. */
export async function getDesignRates(db: Database): Promise<DesignRates> {
  const rows = await db.select().from(designPrices).orderBy(desc(updated_at));
  const rules = toRules(rows);
  return { ...mapDesignParts((name) => toRupees(rules[name])), ...lastChange(rows) };
}

/** Updates the prices that differ, in one transaction. Throws `AppError` 409 when any price has changed since `input.updated_at`. */
export function updateDesignRates(db: Database, input: DesignRatesInput, by: SessionUser): Promise<DesignRates> {
  return db.transaction(async (tx) => {
    // locked in a fixed sequence, so that parallel updates do not deadlock
    const rows = await tx.select().from(designPrices).orderBy(asc(part)).for('update');
    const last = lastChange(rows.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at)));
    if (!hasVersion(last, input.updated_at)) throw conflictError('price list', last, by);
    const rules = toDesignRules(input);
    const changedAt = sql`greatest(clock_timestamp(), ${last.updated_at}::timestamptz + interval '1 millisecond')`;
    for (const row of rows.filter((current) => current.paise !== rules[current.part])) {
      const changed = { paise: rules[row.part], updated_by: by.name, updated_at: changedAt };
      await tx.update(designPrices).set(changed).where(eq(part, row.part));
    }
    return getDesignRates(tx);
  });
}

function toRules(rows: { part: keyof DesignRules; paise: number }[]): DesignRules {
  return mapDesignParts((name) => {
    const row = rows.find((price) => price.part === name);
    if (row === undefined) throw new Error(`The table of design prices has no row “${name}”.`);
    return row.paise;
  });
}

/** Expects the rows sorted by `updated_at`, newest first. */
function lastChange([last]: { updated_at: string; updated_by: string }[]) {
  if (last === undefined) throw new Error('The table of design prices is empty.');
  return { updated_at: last.updated_at, updated_by: last.updated_by };
}

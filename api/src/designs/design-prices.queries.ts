import {
  mapDesignParts,
  toDesignRules,
  type DesignRates,
  type DesignRatesInput,
  type DesignRules,
  type SessionUser,
} from '@lumora/shared-contract';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { toRupees } from '../core/money/paise.ts';
import type { Database } from '../core/database/database.ts';
import { hasVersion, conflictError } from '../core/database/row-changes.ts';
import { designPrices } from './tables.ts';

const { part, paise, updated_at } = designPrices;

/** What the parts of a drawn sign cost today, in paise. */
export async function readDesignRules(db: Database): Promise<DesignRules> {
  return rulesIn(await db.select({ part, paise }).from(designPrices));
}

/** The same in rupees, and the last change of any of them. */
export async function readDesignRates(db: Database): Promise<DesignRates> {
  const rows = await db.select().from(designPrices).orderBy(desc(updated_at));
  const rules = rulesIn(rows);
  return { ...mapDesignParts((name) => toRupees(rules[name])), ...lastChange(rows) };
}

/** Sets those that differ, all at once; refused when any has changed since the form read them. */
export function updateDesignRates(db: Database, input: DesignRatesInput, by: SessionUser): Promise<DesignRates> {
  return db.transaction(async (tx) => {
    // in one order: two who change them wait for each other
    const rows = await tx.select().from(designPrices).orderBy(asc(part)).for('update');
    const last = lastChange(rows.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at)));
    if (!hasVersion(last, input.updated_at)) throw conflictError('price list', last, by);
    const rules = toDesignRules(input);
    const changedAt = sql`greatest(clock_timestamp(), ${last.updated_at}::timestamptz + interval '1 millisecond')`;
    for (const row of rows.filter((kept) => kept.paise !== rules[kept.part])) {
      const changed = { paise: rules[row.part], updated_by: by.name, updated_at: changedAt };
      await tx.update(designPrices).set(changed).where(eq(part, row.part));
    }
    return readDesignRates(tx);
  });
}

function rulesIn(rows: { part: keyof DesignRules; paise: number }[]): DesignRules {
  return mapDesignParts((name) => {
    const row = rows.find((price) => price.part === name);
    if (row === undefined) throw new Error(`The table of design prices has no row “${name}”.`);
    return row.paise;
  });
}

/** Of rows, the last changed first. */
function lastChange([last]: { updated_at: string; updated_by: string }[]) {
  if (last === undefined) throw new Error('The table of design prices is empty.');
  return { updated_at: last.updated_at, updated_by: last.updated_by };
}

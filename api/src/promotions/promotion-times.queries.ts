import { sql, type Column, type SQL } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { publicTables, type PrioritisedTable } from './tables.ts';

/** Timestamps of the database's clock, in ms since 1970. */
interface ScheduleTimes {
  now: number;
  /** when the next promotion starts or ends; null when none does */
  next: number | null;
  /** whether a promotion has started or ended after `since` */
  hasPassed: boolean;
}

/**
 * Returns the current time, the next start or end of an active promotion, and whether one was passed since `since` (ms
 * since 1970).
 */
export async function getScheduleTimes(db: Database, since: number): Promise<ScheduleTimes> {
  const [row] = await db
    .select({
      now: sql<number>`(select ${msOf(sql`now()`)})`,
      next: sql<number | null>`${msOf(sql`min(at) filter (where at > now())`)}`,
      hasPassed: sql<boolean>`coalesce(bool_or(at > to_timestamp(${since}::float8 / 1000) and at <= now()), false)`,
    })
    .from(sql`(${sql.join(publicTables.flatMap(timesOf), sql` union all `)}) as times`);
  if (row === undefined) throw new Error('The query for schedule times returned no row.');
  return row;
}

function timesOf(table: PrioritisedTable): SQL[] {
  const timesIn = (column: Column) => sql`select ${column} as at from ${table} where ${table.is_active}`;
  return [timesIn(table.starts_at), timesIn(table.ends_at)];
}

/** Rounds down to whole ms, the precision of the columns, so that no timestamp is missed between two checks. */
function msOf(timestamp: SQL): SQL {
  return sql`floor(extract(epoch from ${timestamp}) * 1000)::float8`;
}

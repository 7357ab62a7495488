import { sql, type Column, type SQL } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { publicTables } from './tables.ts';

/** Moments of the database's clock, in ms since 1970. */
interface Moments {
  now: number;
  /** the next at which anything that shoppers see starts or ends */
  next: number | null;
  /** whether anything did after `since` */
  hasPassed: boolean;
}

/** When what shoppers see changes by itself. */
export async function listScheduleTimes(db: Database, since: number): Promise<Moments> {
  const [row] = await db
    .select({
      now: sql<number>`(select ${msOf(sql`now()`)})`,
      next: sql<number | null>`${msOf(sql`min(at) filter (where at > now())`)}`,
      hasPassed: sql<boolean>`coalesce(bool_or(at > to_timestamp(${since}::float8 / 1000) and at <= now()), false)`,
    })
    .from(sql`(${sql.join(publicTables.flatMap(momentsOf), sql` union all `)}) as moments`);
  if (row === undefined) throw new Error('The database did not tell its time.');
  return row;
}

function momentsOf(table: (typeof publicTables)[number]): SQL[] {
  const momentsIn = (at: Column) => sql`select ${at} as at from ${table} where ${table.is_active}`;
  return [momentsIn(table.starts_at), momentsIn(table.ends_at)];
}

/** Whole ms, rounded down: the precision of the columns, so that no moment lies between two looks unseen. */
function msOf(moment: SQL): SQL {
  return sql`floor(extract(epoch from ${moment}) * 1000)::float8`;
}

import { sql, type Column, type SQL } from 'drizzle-orm';

/** Returns the condition `column = any(ids)`. The ids are one parameter, because PostgreSQL limits the number of parameters. */
export function anyOf(column: Column, ids: number[]): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::integer[])`;
}

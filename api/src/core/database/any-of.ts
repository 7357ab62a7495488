import { sql, type Column, type SQL } from 'drizzle-orm';

/** `column` is one of `ids`, however many: they are bound as one value, where a list of them has a limit. */
export function anyOf(column: Column, ids: number[]): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::integer[])`;
}

import { sql, type Column, type SQL } from 'drizzle-orm';

/** Returns the condition `column = any(ids)`. */
export function anyOf(column: Column, ids: number[]): SQL {
  return sql`${column} = any(${integerArray(ids)})`;
}

/** Returns the ids as an array in one parameter, because PostgreSQL limits the number of parameters. */
export function integerArray(ids: number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::integer[]`;
}

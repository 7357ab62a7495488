/**
 * Returns the statement that makes a write to `table` notify the caches of shoppers' data. A migration that creates a
 * table whose rows shoppers see must contain it: create the migration with `drizzle-kit generate`, append
 * `--> statement-breakpoint` and the returned line to its SQL file, and add the table to `tablesOfShoppers` in
 * `src/change-triggers.test.ts`, which prints the line as long as the trigger is missing.
 */
export function changeTriggerSql(table: string): string {
  return `CREATE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION notify_change();`;
}

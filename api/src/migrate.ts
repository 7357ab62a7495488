import { fileURLToPath } from 'node:url';
import { ensureRoles } from './auth/roles.queries.ts';
import { ensureSettings } from './settings/settings.queries.ts';
import type { OpenDatabase } from './core/database/database.ts';

const folder = fileURLToPath(new URL('../drizzle', import.meta.url));
const migrationLock = 7_205_001;

/**
 * Applies the pending migrations and inserts missing roles and settings. Of processes that start together, one applies
 * them and the others wait.
 */
export async function migrate(database: OpenDatabase): Promise<void> {
  await database.withAdvisoryLock(migrationLock, async (db) => {
    await database.applyMigrations(folder);
    await ensureRoles(db);
    await ensureSettings(db);
  });
}

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { changeChannel, ChangeNotices } from './changes.ts';
import type { OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';

/** The embedded database, in `<dataDir>/database`; this process alone may have it open. */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  const lock = await lockFolder(folder);
  const client = new PGlite(folder, { extensions: { pg_trgm } });
  const changes = new ChangeNotices();
  const db = drizzle(client);
  await client.listen(changeChannel, (table) => changes.tell(table));
  return {
    db,
    changes,
    exclusively: (_key, act) => act(db),
    applyMigrations: (migrationsFolder) => migrate(db, { migrationsFolder }),
    tidy: async () => void (await client.query('vacuum (analyze)')),
    ping: async () => void (await client.query('select 1')),
    pool: () => ({ total: 1, idle: 1, waiting: 0 }),
    async close() {
      await client.close();
      await lock.release();
    },
  };
}

import path from 'node:path';
import { installDebianPackage } from './install-debian-package.mjs';

/**
 * Starts a temporary PostgreSQL server of Debian's packages, which are installed when that is possible, unless
 * TEST_DATABASE_URL names one. Resolves to the environment of its tests, or to null where no server can be started.
 */
export async function startPostgres(root) {
  if (process.env.TEST_DATABASE_URL) return { env: {}, stop: async () => {} };
  const { tsImport } = await import('tsx/esm/api');
  const { startPostgresServer } = await tsImport(path.join(root, 'api/testing/postgres-server.ts'), import.meta.url);
  let server = await startPostgresServer();
  if (server === null && (await installDebianPackage('postgresql'))) server = await startPostgresServer();
  return server && { env: { TEST_DATABASE_URL: server.url }, stop: () => server.stop() };
}

import path from 'node:path';
import { installDebianPackage } from './install-debian-package.mjs';

/** A PostgreSQL for the API's tests, as TEST_DATABASE_URL: the one given, else a temporary one of Debian's packages. */
export async function startPostgres(root) {
  if (process.env.TEST_DATABASE_URL) return {};
  const { tsImport } = await import('tsx/esm/api');
  const file = path.join(root, 'api/testing/postgres-server.ts');
  const { startPostgresServer } = await tsImport(file, import.meta.url);
  let server = await startPostgresServer();
  if (server === null && installDebianPackage('postgresql')) server = await startPostgresServer();
  if (server === null) return { missing: 'left out: no PostgreSQL here (the embedded database was tested)' };
  return { env: { TEST_DATABASE_URL: server.url }, release: () => server.stop() };
}

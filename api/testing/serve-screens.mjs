import { tsImport } from 'tsx/esm/api';
import buildServer from './build-server.mjs';

const administrator = { email: 'asha@lumora.test', password: 'neon-nights-24' };

/**
 * Jest set-up of a project whose screens call the real API: starts one for the whole run, on a database of its own that
 * has no rows yet.
 */
export default async function serveScreens() {
  await buildServer();
  const { prepareTestWorkspace } = await tsImport('./test-database.ts', import.meta.url);
  const { startServer } = await tsImport('./server-process.ts', import.meta.url);
  const place = await prepareTestWorkspace();
  const server = await startServer({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });
  process.env.LUMORA_TEST_API = server.origin;
  process.env.LUMORA_TEST_SESSION = JSON.stringify(await signIn(server.origin));

  // jest's tear-down is another file, in the same process
  globalThis.stopServingScreens = async () => {
    server.kill('SIGTERM');
    await server.ended;
    await place.remove();
    await globalThis.removeServerBuild();
  };
}

async function signIn(origin) {
  const response = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  return (await response.json()).data;
}

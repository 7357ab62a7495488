import { tsImport } from 'tsx/esm/api';

const administrator = { email: 'asha@lumora.test', password: 'neon-nights-24' };

/**
 * Jest `globalSetup` of projects whose screens call the real API: starts one API on a new, empty database for the whole
 * run. Sets `LUMORA_TEST_API` (origin) and `LUMORA_TEST_SESSION` (JSON of a signed-in administrator).
 */
export default async function serveScreens() {
  const { prepareTestWorkspace } = await tsImport('../test-database.ts', import.meta.url);
  const { startServer } = await tsImport('../server-process.ts', import.meta.url);
  const workspace = await prepareTestWorkspace();
  const server = await startServer({
    DATA_DIR: workspace.dataDir,
    DATABASE_URL: workspace.databaseUrl,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });
  process.env.LUMORA_TEST_API = server.origin;
  process.env.LUMORA_TEST_SESSION = JSON.stringify(await signIn(server.origin));

  // the `globalTeardown` of jest is another file, in the same process
  globalThis.stopServingScreens = async () => {
    server.kill('SIGTERM');
    await server.ended;
    await workspace.remove();
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

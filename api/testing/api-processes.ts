import type { SignedIn } from '@lumora/shared-contract/auth';
import { startServer, type ServerProcess } from './server-process.ts';
import { caller, type Caller } from './test-app.ts';
import { prepareTestWorkspace } from './test-database.ts';

/** The administrator that every process creates at its first start. */
export const administrator = { email: 'asha@test.example', password: 'secret-enough' };

/** API processes that share one database. `index` (default 0) selects a process, modulo `count`. */
export interface ApiProcesses {
  /** a caller that is signed in as `administrator` */
  admin(index?: number): Caller;
  /** a caller without an account */
  anyone(index?: number): Caller;
  /** number of processes that run */
  count: number;
  dataDir: string;
  /** kills the process with SIGKILL and starts another one on the same data */
  killAndRestart(index?: number): Promise<void>;
  /** kills all processes and removes their database and data folder */
  stop(): Promise<void>;
}

/**
 * Starts `wanted` API processes on one new database; on the embedded database only one, because it allows one process.
 * `settings` are environment variables that are added to the defaults.
 */
export async function startApiProcesses(wanted: number, settings: Record<string, string> = {}): Promise<ApiProcesses> {
  const workspace = await prepareTestWorkspace();
  const count = workspace.databaseUrl ? wanted : 1;
  const start = () =>
    startServer({
      DATA_DIR: workspace.dataDir,
      DATABASE_URL: workspace.databaseUrl,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...settings,
    });
  // the first process migrates the database before the others start
  const running: ServerProcess[] = [await start()];
  running.push(...(await Promise.all(Array.from({ length: count - 1 }, start))));
  const originOf = (index: number) => running[index % count]?.origin ?? '';
  const anyone = (index = 0) => caller(() => originOf(index), {});
  const signedIn = await anyone().post<SignedIn>('/admin/login', administrator);
  const credentials = { authorization: `Bearer ${signedIn.body.data.token}` };
  return {
    count,
    dataDir: workspace.dataDir,
    anyone,
    admin: (index = 0) => caller(() => originOf(index), credentials),
    async killAndRestart(index = 0) {
      await kill(running[index]);
      running[index] = await start();
    },
    async stop() {
      await Promise.all(running.map(kill));
      await workspace.remove();
    },
  };
}

async function kill(server: ServerProcess | undefined): Promise<void> {
  server?.kill('SIGKILL');
  await server?.ended;
}

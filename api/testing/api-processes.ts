import type { SignedIn } from '@lumora/shared-contract';
import { startServer, type ServerProcess } from './server-process.ts';
import { caller, type Caller } from './test-app.ts';
import { prepareTestWorkspace } from './test-database.ts';

export const administrator = { email: 'asha@test.example', password: 'secret-enough' };

/** The API as processes on one database: as many as asked for on PostgreSQL, one on the embedded database. */
export interface ApiProcesses {
  /** an administrator at the process in `place` */
  admin(place?: number): Caller;
  /** somebody without an account, at the process in `place` */
  anyone(place?: number): Caller;
  count: number;
  dataDir: string;
  /** kills the process in `place` and starts another on what it left behind */
  killAndRestart(place?: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startApiProcesses(wanted: number, settings: Record<string, string> = {}): Promise<ApiProcesses> {
  const place = await prepareTestWorkspace();
  const count = place.databaseUrl ? wanted : 1;
  const start = () =>
    startServer({
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...settings,
    });
  // the first one sets the database up
  const running: ServerProcess[] = [await start()];
  running.push(...(await Promise.all(Array.from({ length: count - 1 }, start))));
  const originOf = (number: number) => running[number % count]?.origin ?? '';
  const anyone = (number = 0) => caller(() => originOf(number), {});
  const signedIn = await anyone().post<SignedIn>('/admin/login', administrator);
  const credentials = { authorization: `Bearer ${signedIn.body.data.token}` };
  return {
    count,
    dataDir: place.dataDir,
    anyone,
    admin: (number = 0) => caller(() => originOf(number), credentials),
    async killAndRestart(number = 0) {
      await end(running[number]);
      running[number] = await start();
    },
    async stop() {
      await Promise.all(running.map(end));
      await place.remove();
    },
  };
}

async function end(server: ServerProcess | undefined): Promise<void> {
  server?.kill('SIGKILL');
  await server?.ended;
}

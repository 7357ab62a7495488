import { openDatabase } from '../src/core/database/open-database.ts';
import { startApp, type TestedOptions } from './start-app.ts';

/** Message of the jest environment: the options of an application to start, or the origin of one to close. */
type Command = { id: number } & (
  | { start: TestedOptions & { databaseUrl: string; dataDir: string } }
  | { close: string }
);

const apps = new Map<string, () => Promise<void>>();

process.on('message', (command: Command) => {
  void handle(command).then(
    (origin) => process.send?.({ id: command.id, origin }),
    (error: unknown) => process.send?.({ id: command.id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

async function handle(command: Command): Promise<string> {
  if ('close' in command) {
    await apps.get(command.close)?.();
    apps.delete(command.close);
    return command.close;
  }
  const database = await openDatabase(command.start);
  const app = await startApp(database, command.start);
  apps.set(app.origin, async () => {
    await app.close();
    await database.close();
  });
  return app.origin;
}

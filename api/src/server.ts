import { pino } from 'pino';
import { Registry } from 'prom-client';
import { ensureAdministrator, type FirstAdministrator } from './auth/first-administrator.ts';
import { resetPassword } from './auth/reset-password.ts';
import { buildApp } from './build-app.ts';
import { openDatabase } from './core/database/open-database.ts';
import { logSerializers } from './core/http/log-serializers.ts';
import { openMediaStore } from './core/media/media-store.ts';
import { migrate } from './migrate.ts';
import { parseSeedPlan } from './seed/seed-plan.ts';
import { seed } from './seed/seed.ts';
import { readServerSettings } from './server-settings.ts';
import { StartError } from './core/start-error.ts';
import { stopOnSignal } from './stop-on-signal.ts';

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(error.exitCode);
}

async function start(): Promise<void> {
  const settings = readServerSettings(process.env);
  const media = openMediaStore(settings);
  const plan = parseSeedPlan(settings.seed);
  const log = pino({ level: settings.logLevel, serializers: logSerializers });
  const database = await openDatabase({ ...settings, log });
  await migrate(database);
  if (settings.resetPassword) {
    const password = await resetPassword(database.db, settings.resetPassword);
    process.stdout.write(`new password of ${settings.resetPassword}: ${password} (shown once)\n`);
  }
  announce(await ensureAdministrator(database, settings.administrator));
  if (await seed(database, { media, plan })) await database.tidy();
  const app = await buildApp({
    database,
    media,
    pictureEncoders: settings.pictureEncoders,
    registry: new Registry(),
    metricsAccess: settings.metricsAccess,
    logger: log,
    trustProxy: settings.trustProxy,
  });
  await app.listen({ port: settings.port, host: settings.host });
  stopOnSignal(async () => {
    await app.close();
    await database.close();
  });
}

/** On the terminal only: what is logged is kept. */
function announce(first: FirstAdministrator): void {
  if (first.made === 'setup-code')
    process.stdout.write(`set-up code for the first administrator: ${first.setupCode}\n`);
  if (first.made !== 'administrator') return;
  const password = first.password ? `, password ${first.password} (shown once)` : '';
  process.stdout.write(`first administrator: ${first.email}${password}\n`);
}

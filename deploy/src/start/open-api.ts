import {
  ensureAdministrator,
  migrate,
  openDatabase,
  openMediaStore,
  resetPassword,
  seed,
  type SeedPlan,
  type FirstAdministrator,
} from '@lumora/api';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { EmbeddedApi } from './embedded-api.ts';

/** Opens database and media store, migrates the database and, at first start, seeds it. Prints new passwords. */
export async function openApi(
  config: Config,
  print: (line: string) => void,
  log: FastifyBaseLogger,
): Promise<EmbeddedApi> {
  const media = openMediaStore({ mediaUrl: config.media, dataDir: config.dataDir });
  const { databaseUrl, dataDir, seed: plan } = config;
  const database = await openDatabase({ databaseUrl, dataDir, log });
  await migrate(database);
  if (config.resetPasswordEmail !== undefined) {
    const password = await resetPassword(database.db, config.resetPasswordEmail);
    print(`new password of ${config.resetPasswordEmail}: ${password} (shown once; now start without RESET_PASSWORD)`);
  }
  announce(await ensureAdministrator(database, { email: config.adminEmail, password: config.adminPassword }), print);
  if (await seed(database, { media, plan })) {
    await database.vacuumAndAnalyze();
    print(contentLine(plan));
  }
  return { database, media, pictureEncoders: config.pictureEncoders };
}

function contentLine({ sample, generated }: SeedPlan): string {
  if (!sample) return 'the database has no content';
  const more = generated > 0 ? ` and ${generated} generated products` : '';
  return `sample content${more} ${more ? 'are' : 'is'} in the database`;
}

/** Prints a password to the terminal only, because logs are stored. */
function announce(first: FirstAdministrator, print: (line: string) => void): void {
  if (first.created === 'setup-code') print(`set-up code for the first administrator: ${first.setupCode} (shown once)`);
  if (first.created !== 'administrator') return;
  print(`first administrator: ${first.email}${first.password ? `, password ${first.password} (shown once)` : ''}`);
}

import { writeFile } from 'node:fs/promises';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { buildApp } from '../src/build-app.ts';
import { openMediaStore } from '../src/core/media/media-store.ts';
import { openTestDatabase } from './test-database.ts';

// run this when a version of the API is released: a test then checks later code against this contract
const database = await openTestDatabase();
const media = openMediaStore(database);
const logger = pino({ level: 'silent' });
const app = await buildApp({
  database,
  media,
  pictureEncoders: 0,
  registry: new Registry(),
  logger,
  trustProxy: 'loopback',
});
const { body } = await app.inject('/api/openapi.json');
await writeFile(
  new URL('../contract/released.json', import.meta.url),
  `${JSON.stringify(JSON.parse(body), null, 2)}\n`,
);
await app.close();
await database.close();

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
const { paths, ...rest } = JSON.parse(body) as { paths: object };
// one line for each path, so that a comparison of two versions shows which paths changed
const lines = Object.entries(paths).map(
  ([path, operations]) => `${JSON.stringify(path)}: ${JSON.stringify(operations)}`,
);
const head = JSON.stringify(rest).slice(0, -1);
await writeFile(
  new URL('../contract/released.json', import.meta.url),
  `${head},\n"paths": {\n${lines.join(',\n')}\n}}\n`,
);
await app.close();
await database.close();

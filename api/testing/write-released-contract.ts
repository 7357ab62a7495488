import { writeFile } from 'node:fs/promises';
import { startApp } from './start-app.ts';
import { openTestDatabase } from './test-database.ts';

// run this when a version of the API is released: a test then checks later code against this contract
const database = await openTestDatabase();
const app = await startApp(database, database);
const response = await fetch(`${app.origin}/api/openapi.json`);
const { paths, ...rest } = (await response.json()) as { paths: object };
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

import { expect, test } from '@jest/globals';
import { openDatabase } from './core/database/open-database.ts';
import { parseSeedPlan } from './seed/seed-plan.ts';
import { readServerSettings } from './server-settings.ts';

test('without any setting there are defaults', () => {
  expect(readServerSettings({})).toMatchObject({ port: 8080, host: '127.0.0.1', dataDir: 'var', logLevel: 'info' });
  expect(parseSeedPlan()).toEqual({ sample: true, generated: 0 });
});

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a number from 0 to 65535, not “eighty”.'],
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535, not “70000”.'],
  [{ METRICS_PORT: '70000' }, 'METRICS_PORT must be a number from 0 to 65535, not “70000”.'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
  [{ PICTURE_ENCODERS: '9' }, 'PICTURE_ENCODERS must be a number from 0 to 8, not “9”.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not “loud”.'],
])('%j is named in one line', (env, line) => {
  expect(() => readServerSettings(env)).toThrow(line);
});

test('a database that is no PostgreSQL, or not there, is named in one line', async () => {
  const wrong = openDatabase({ databaseUrl: 'mysql://x', dataDir: 'var' });
  const absent = openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: 'var' });

  await expect(wrong).rejects.toMatchObject({
    message: 'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    exitCode: 2,
  });
  await expect(absent).rejects.toMatchObject({
    message: 'The database of DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
    exitCode: 1,
  });
});

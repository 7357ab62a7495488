import { expect, test } from '@jest/globals';
import { openDatabase } from './open-database.ts';

test('a database URL that is not of PostgreSQL is rejected with exit code 2', async () => {
  await expect(openDatabase({ databaseUrl: 'mysql://x', dataDir: 'var' })).rejects.toMatchObject({
    message: 'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    exitCode: 2,
  });
});

test('a database server that cannot be reached is named with exit code 1', async () => {
  const absent = openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: 'var' });

  await expect(absent).rejects.toMatchObject({
    message: 'The database of DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
    exitCode: 1,
  });
});

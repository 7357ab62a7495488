import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { searchProducts } from './found-products.queries.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase();
});

afterEach(() => database.close());

// can fail only on a PostgreSQL server: the embedded database has one connection
test('a search for many words leaves the other connections of the pool free', async () => {
  const before = database.pool();

  const found = await searchProducts(database.db, 'neon name glow wedding music home party gaming');

  expect(found.ids).toHaveLength(0);
  expect(database.pool()).toEqual(before);
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { cacheEmptyCluster, findEmptyCluster } from './empty-cluster.ts';

let folder: string;
let cache: string;
let created: PGlite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumora-cluster-'));
  cache = join(folder, 'cache');
  created = await PGlite.create();
});
afterAll(async () => {
  await created.close();
  await rm(folder, { recursive: true });
});

const cachedFile = async () => join(cache, (await readdir(cache))[0] ?? '');

/** A database in a folder of its own, from the cache. */
async function openCopy(name: string): Promise<PGlite> {
  const loadDataDir = await findEmptyCluster(cache);
  if (loadDataDir === undefined) throw new Error('The cache is empty.');
  return PGlite.create(join(folder, name), { loadDataDir });
}

async function encodingOf(client: PGlite): Promise<unknown> {
  return (await client.query('select current_database(), pg_encoding_to_char(encoding) from pg_database')).rows;
}

it('a database that is loaded from the cache is as a new one, and what was written to another is not in it', async () => {
  await cacheEmptyCluster(cache, created);
  const first = await openCopy('first');
  await first.exec('create table orders (id int)');
  const second = await openCopy('second');

  expect(await encodingOf(second)).toEqual(await encodingOf(created));
  await expect(second.query('select * from orders')).rejects.toThrow('does not exist');
  expect((await stat(await cachedFile())).mode & 0o777).toBe(0o600);
  await first.close();
  await second.close();
});

it('a cached database that was altered is not loaded, and the next one takes its place', async () => {
  await cacheEmptyCluster(cache, created);
  await truncate(await cachedFile(), 1_000);

  expect(await findEmptyCluster(cache)).toBeUndefined();
  await cacheEmptyCluster(cache, created);
  expect(await findEmptyCluster(cache)).toBeInstanceOf(Blob);
  expect(await readdir(cache)).toHaveLength(1);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { cacheEmptyCluster, findEmptyCluster } from './empty-cluster.ts';

let folder: string;
let cache: string;
let created: PGlite;
let archive: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumora-cluster-'));
  cache = join(folder, 'cache');
  created = await PGlite.create();
  archive = Buffer.from(await (await created.dumpDataDir('gzip')).arrayBuffer());
});
afterAll(async () => {
  await created.close();
  await rm(folder, { recursive: true });
});

const cachedFile = async () => join(cache, (await readdir(cache))[0] ?? '');

async function encodingOf(client: PGlite): Promise<unknown> {
  return (await client.query('select current_database(), pg_encoding_to_char(encoding) from pg_database')).rows;
}

test('a database that is loaded from the cache equals a new one, and only its owner can read the cache file', async () => {
  await cacheEmptyCluster(cache, archive);
  const loadDataDir = await findEmptyCluster(cache);
  if (loadDataDir === undefined) throw new Error('The cache is empty.');
  const loaded = await PGlite.create(join(folder, 'loaded'), { loadDataDir });

  expect(await encodingOf(loaded)).toEqual(await encodingOf(created));
  expect((await stat(await cachedFile())).mode & 0o777).toBe(0o600);
  await loaded.close();
});

test('an altered cache file is not loaded, and the next one replaces it', async () => {
  await cacheEmptyCluster(cache, archive);
  await truncate(await cachedFile(), 1_000);

  expect(await findEmptyCluster(cache)).toBeUndefined();
  await cacheEmptyCluster(cache, archive);
  expect(await findEmptyCluster(cache)).toBeInstanceOf(Blob);
  expect(await readdir(cache)).toHaveLength(1);
});

test('on a read-only file system nothing is cached, and nothing is thrown', async () => {
  const readOnly = await mkdtemp(join(folder, 'read-only-'));
  const program = `
    import { cacheEmptyCluster } from '${new URL('./empty-cluster.ts', import.meta.url)}';
    await cacheEmptyCluster('${readOnly}/lumora/database', Buffer.from('archive'));
    console.log('not stored');
  `;
  // the mount exists only for this process; a user namespace allows it without root
  const mount = ['--map-root-user', '--mount', 'sh', '-c', 'mount -t tmpfs -o ro tmpfs "$0" && exec "$@"', readOnly];
  const node = [process.execPath, '--import', 'tsx/esm', '--input-type=module', '--eval', program];

  const { stdout } = await promisify(execFile)('unshare', [...mount, ...node]);

  expect(stdout).toBe('not stored\n');
});

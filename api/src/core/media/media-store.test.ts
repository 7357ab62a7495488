import { expect, test } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openMediaStore } from './media-store.ts';

test('the media store uses the folder of MEDIA_URL', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lumora-media-'));
  const store = openMediaStore({ mediaUrl: pathToFileURL(folder).href, dataDir: '/nowhere' });

  await store.write('a/b', Buffer.from('picture'));

  expect(await store.read('a/b')).toEqual(Buffer.from('picture'));
  expect(await store.read('a/c')).toBeNull();
  await rm(folder, { recursive: true });
});

test('a write that fails leaves no unfinished file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lumora-media-'));
  const store = openMediaStore({ mediaUrl: pathToFileURL(folder).href, dataDir: '/nowhere' });
  // a file cannot replace a folder
  await mkdir(join(folder, 'a/b/c'), { recursive: true });

  await expect(store.write('a/b', Buffer.from('picture'))).rejects.toMatchObject({ syscall: 'rename' });

  expect(await readdir(join(folder, 'a'))).toEqual(['b']);
  await rm(folder, { recursive: true });
});

test('openMediaStore rejects a MEDIA_URL that is no file URL with one line', () => {
  expect(() => openMediaStore({ mediaUrl: 's3://bucket', dataDir: 'var' })).toThrow(
    'MEDIA_URL must be the address of a folder, such as file:///srv/lumora/media, not s3://bucket.',
  );
});

import { expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { publishFixture, temporaryStore } from '../../testing/fixture-releases.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { findTampering } from '../verify-release.ts';
import { openStore } from './open-store.ts';
import { S3Bucket } from './s3-bucket.ts';
import { parseS3Url } from './s3-url.ts';

it('rejects writes to a server that ignores “If-None-Match: *”', async () => {
  const server = await startS3Server({ isConditional: false });
  const { folder, remove } = await temporaryStore();
  const store = await openStore({ store: server.newUrl(), dataDir: folder });

  await expect(publishFixture(store, 'shell', { files: {} })).rejects.toThrow('ignores “If-None-Match: *”');
  await server.remove();
  await remove();
});

it('rejects an altered release and downloads it after it is repaired', async () => {
  const server = await startS3Server();
  const { folder, remove } = await temporaryStore();
  const url = server.newUrl();
  const location = parseS3Url(url);
  const store = await openStore({ store: url, dataDir: folder });
  const release = await publishFixture(store, 'shell', { files: {} });
  const file = `releases/shell/${release.id}/client/entry.js`;
  const original = await readFile(path.join(await store.folderOf('shell', release.id), 'client/entry.js'));
  const write = (content: Buffer) => location && new S3Bucket(location).write(file, content);
  const fresh = await openStore({ store: url, dataDir: path.join(folder, 'elsewhere') });
  await write(Buffer.from('altered'));
  await expect(fresh.folderOf('shell', release.id)).rejects.toMatchObject({ code: 'invalid_release' });
  await write(original);

  expect(await findTampering(release, await fresh.folderOf('shell', release.id))).toBeNull();
  await server.remove();
  await remove();
});

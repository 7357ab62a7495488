import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { publishFixture, temporaryStore } from '../../testing/fixture-releases.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { findTampering } from '../verify-release.ts';
import { promote } from '../channels/channel.ts';
import { openStore } from './open-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { S3Bucket } from './s3-bucket.ts';
import { parseS3Url } from './s3-url.ts';

interface TestWorkspace {
  url: string;
  /** a folder of this test */
  folder: string;
  store: ReleaseStore;
  write(file: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

let server: Awaited<ReturnType<typeof startS3Server>>;
let workspace: TestWorkspace;

beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.remove());

async function openFolderStore(): Promise<TestWorkspace> {
  const { folder, store, remove } = await temporaryStore();
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  return { url: folder, folder, store, write, remove };
}

async function openBucketStore(): Promise<TestWorkspace> {
  const { folder, remove } = await temporaryStore();
  const url = server.newUrl();
  const store = await openStore({ store: url, dataDir: folder });
  const location = parseS3Url(url);
  if (location === null) throw new Error(url);
  const write = (file: string, text: string) => new S3Bucket(location).write(file, Buffer.from(text));
  return { url, folder, store, write, remove };
}

describe.each([
  ['a folder', openFolderStore],
  ['a bucket', openBucketStore],
])('release store in %s', (_name, open) => {
  beforeEach(async () => {
    workspace = await open();
  });
  afterEach(() => workspace.remove());

  describe('a published release', () => {
    it('is read with the same content that was published', async () => {
      const release = await publishFixture(workspace.store, 'mf-taxonomy', {
        files: { 'client/a.js': 'a'.repeat(2_000) },
      });

      expect(await workspace.store.listReleaseIds('mf-taxonomy')).toEqual([release.id]);
      expect(await workspace.store.findRelease('mf-taxonomy', release.id)).toEqual(release);
      expect(release.files['client/a.js']).toMatchObject({
        size: 2_000,
        br: expect.any(Number),
        gz: expect.any(Number),
      });
    });

    it('has a local folder with every file unchanged', async () => {
      const release = await publishFixture(workspace.store, 'mf-taxonomy', {
        files: { 'client/a.js': 'a'.repeat(2_000) },
      });
      const folders = await Promise.all([1, 2].map(() => workspace.store.folderOf('mf-taxonomy', release.id)));

      expect(folders[0]).toBe(folders[1]);
      expect(await findTampering(release, folders[0] ?? '')).toBeNull();
    });

    it('is not overwritten when it is published again', async () => {
      const release = await publishFixture(workspace.store, 'mf-taxonomy', { files: {} });
      const again = { ...release, built_by: 'someone else' };

      expect(await workspace.store.publish(again, workspace.folder)).toBe(false);
      expect(await workspace.store.findRelease('mf-taxonomy', release.id)).toEqual(release);
    });

    it('is published once when many processes publish it at the same time', async () => {
      const release = await publishFixture(workspace.store, 'mf-catalog', { files: {} });
      const built = await workspace.store.folderOf('mf-catalog', release.id);
      const other = { ...release, module: 'mf-taxonomy' };

      const published = await Promise.all(Array.from({ length: 8 }, () => workspace.store.publish(other, built)));

      expect(published.filter(Boolean)).toHaveLength(1);
      expect(await workspace.store.listReleaseIds('mf-taxonomy')).toEqual([release.id]);
    });

    it.each(['.publishing-1/client/a.js', '1.0.0-0123456789abcdef/client/a.js'])(
      'is not visible while only %s is written',
      async (file) => {
        await workspace.write(`releases/mf-taxonomy/${file}`, '');

        expect(await workspace.store.findRelease('mf-taxonomy', '1.0.0-0123456789abcdef')).toBeNull();
        await expect(promote(workspace.store, 'mf-taxonomy', halfPublished)).rejects.toMatchObject({
          code: 'not_found',
        });
      },
    );

    it.each(['../../etc', '1.0.0-0123456789abcdef/../x', '..', '', '1.0.0'])(
      'is rejected with the invalid id “%s”',
      async (id) => {
        await expect(workspace.store.findRelease('mf-taxonomy', id)).rejects.toThrow('is no id of a release');
      },
    );

    it.each(['../mf-taxonomy', 'a/b', '.', 'Shell'])(
      'is rejected with the invalid module name “%s”',
      async (module) => {
        await expect(workspace.store.listReleaseIds(module)).rejects.toThrow('is no name of a module');
      },
    );

    it('is rejected when its release.json names a file outside its folder', async () => {
      const release = await publishFixture(workspace.store, 'mf-catalog', { files: {} });
      const files = { '../../secret': { size: 1, integrity: integrityOfNothing } };
      const evil = { ...release, module: 'mf-taxonomy', files };

      await expect(workspace.store.publish(evil, workspace.folder)).rejects.toThrow('release.json: /files');
    });
  });

  describe('a channel', () => {
    it('accepts exactly one of many simultaneous moves in one process', async () => {
      const releases = await Promise.all(
        Array.from({ length: 6 }, () => publishFixture(workspace.store, 'shell', { files: {} })),
      );

      const moves = await Promise.allSettled(
        releases.map(({ id }) => promote(workspace.store, 'shell', { id, reason: '' })),
      );

      expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(moves.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'channel_moved' } });
      expect((await workspace.store.positions()).numbers).toEqual(new Map([['shell', 1]]));
      expect(await workspace.store.listModules()).toEqual(['shell']);
    });

    it('accepts exactly one of two simultaneous moves of two processes', async () => {
      const { id } = await publishFixture(workspace.store, 'shell', { files: {} });
      const script = `
        import { once } from 'node:events';
        import { openStore } from ${JSON.stringify(storeModule)};
        const move = { n: 1, release: '${id}', from: null, action: 'promote', by: String(process.pid), reason: '', at: '' };
        const store = await openStore({ store: ${JSON.stringify(workspace.url)}, dataDir: process.argv[1] });
        console.log('ready');
        await once(process.stdin, 'data');
        await store.addMove('shell', move).then(() => console.log('won'), (error) => console.log(error.code));
        process.exit();`;
      const racers = [1, 2].map(() =>
        spawn(process.execPath, ['--import', 'tsx/esm', '--input-type=module', '-e', script, workspace.folder], {
          env: { ...process.env },
          stdio: ['pipe', 'pipe', 'inherit'],
        }),
      );
      // both processes start at the same time
      const outputs = racers.map(({ stdout }) => text(stdout));
      await Promise.all(racers.map(({ stdout }) => once(stdout, 'data')));
      for (const { stdin } of racers) stdin.write('go');

      expect((await Promise.all(outputs)).toSorted()).toEqual(['ready\nchannel_moved\n', 'ready\nwon\n']);
    });

    it('lists moves in numeric order, also beyond the ninth', async () => {
      const { id } = await publishFixture(workspace.store, 'shell', { files: {} });
      for (let n = 1; n <= 11; n++) {
        const move = { n, release: id, from: null, action: 'promote', by: 'me', reason: '', at: '' } as const;
        await workspace.store.addMove('shell', move);
      }

      expect((await workspace.store.listMoves('shell')).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
      expect((await workspace.store.positions()).numbers.get('shell')).toBe(11);
    });

    it('ignores a move that is only partly written', async () => {
      const { id } = await publishFixture(workspace.store, 'shell', { files: {} });
      await promote(workspace.store, 'shell', { id, reason: 'first' });
      await workspace.write('channels/shell/.moving-1', '{"n": 2, "rel');

      expect(await workspace.store.listMoves('shell')).toMatchObject([
        { n: 1, release: id, from: null, reason: 'first' },
      ]);
    });
  });
});

const halfPublished = { id: '1.0.0-0123456789abcdef', reason: '' };
const storeModule = fileURLToPath(new URL('open-store.ts', import.meta.url));
const integrityOfNothing = `sha384-${'A'.repeat(64)}`;

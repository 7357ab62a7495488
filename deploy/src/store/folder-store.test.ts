import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { publishFixture, temporaryStore } from '../../testing/fixture-releases.ts';
import { promote } from './channel.ts';

let place: Awaited<ReturnType<typeof temporaryStore>>;

beforeEach(async () => {
  place = await temporaryStore();
});
afterEach(() => place.remove());

describe('a published release', () => {
  it('is read back as it was published', async () => {
    const release = await publishFixture(place.store, 'mf-taxonomy', { files: { 'client/a.js': 'a'.repeat(2_000) } });

    expect(await place.store.releaseIds('mf-taxonomy')).toEqual([release.id]);
    expect(await place.store.release('mf-taxonomy', release.id)).toEqual(release);
    expect(release.files['client/a.js']).toMatchObject({ size: 2_000, br: expect.any(Number), gz: expect.any(Number) });
  });

  it('is not published a second time, and stays as it is', async () => {
    const release = await publishFixture(place.store, 'mf-taxonomy', { files: {} });
    const again = { ...release, built_by: 'someone else' };

    expect(await place.store.publish(again, place.folder)).toBe(false);
    expect(await place.store.release('mf-taxonomy', release.id)).toEqual(release);
  });

  it('is published once when many try at the same time', async () => {
    const release = await publishFixture(place.store, 'mf-catalog', { files: {} });
    const other = { ...release, module: 'mf-taxonomy' };

    const published = await Promise.all(Array.from({ length: 8 }, () => place.store.publish(other, place.folder)));

    expect(published.filter(Boolean)).toHaveLength(1);
    expect(await readdir(path.join(place.folder, 'releases/mf-taxonomy'))).toEqual([release.id]);
  });

  it('is not seen while it is half written', async () => {
    await mkdir(path.join(place.folder, 'releases/mf-taxonomy/.publishing-1/client'), { recursive: true });

    expect(await place.store.releaseIds('mf-taxonomy')).toEqual([]);
  });

  it.each(['../../etc', '1.0.0-0123456789abcdef/../x', '..', '', '1.0.0'])(
    'is never looked for under the id “%s”',
    async (id) => {
      await expect(place.store.release('mf-taxonomy', id)).rejects.toThrow('is no id of a release');
    },
  );

  it.each(['../mf-taxonomy', 'a/b', '.', 'Shell'])('is never looked for in a module “%s”', async (module) => {
    await expect(place.store.releaseIds(module)).rejects.toThrow('is no name of a module');
  });

  it('is refused when its release.json names a file outside its folder', async () => {
    const release = await publishFixture(place.store, 'mf-catalog', { files: {} });
    const evil = {
      ...release,
      module: 'mf-taxonomy',
      files: { '../../secret': { size: 1, integrity: integrityOfNothing } },
    };

    await expect(place.store.publish(evil, place.folder)).rejects.toThrow('release.json: /files');
  });
});

describe('a channel', () => {
  it('is won by exactly one of many who move it at once, in one process', async () => {
    const releases = await Promise.all(
      Array.from({ length: 6 }, () => publishFixture(place.store, 'shell', { files: {} })),
    );

    const moves = await Promise.allSettled(releases.map(({ id }) => promote(place.store, 'shell', { id, reason: '' })));

    expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(moves.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'channel_moved' } });
    expect(await place.store.position('shell')).toBe(1);
  });

  it('is won by exactly one of many processes', async () => {
    const { id } = await publishFixture(place.store, 'shell', { files: {} });
    const script = `
      import { FolderStore } from ${JSON.stringify(storeModule)};
      const move = { n: 1, release: '${id}', from: null, action: 'promote', by: String(process.pid), reason: '', at: '' };
      await new FolderStore(process.argv[1]).addMove('shell', move).then(() => console.log('won'), (e) => console.log(e.code));`;
    const racers = Array.from({ length: 4 }, () =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, place.folder]),
    );

    const outcomes = (await Promise.all(racers)).map(({ stdout }) => stdout.trim()).sort();

    expect(outcomes).toEqual(['channel_moved', 'channel_moved', 'channel_moved', 'won']);
  }, 30_000);

  it('shows only moves that are written to their end', async () => {
    const { id } = await publishFixture(place.store, 'shell', { files: {} });
    await promote(place.store, 'shell', { id, reason: 'first' });
    await writeFile(path.join(place.folder, 'channels/shell/.moving-1'), '{"n": 2, "rel');

    expect(await place.store.moves('shell')).toMatchObject([{ n: 1, release: id, from: null, reason: 'first' }]);
  });
});

const storeModule = fileURLToPath(new URL('folder-store.ts', import.meta.url));
const integrityOfNothing = `sha384-${'A'.repeat(64)}`;

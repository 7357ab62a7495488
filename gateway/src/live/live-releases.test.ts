import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { appendFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@lumora/shared-contract';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { awaitMove } from '../../testing/await-move.ts';
import {
  newTeam,
  publishFixture,
  releaseFixture,
  temporaryStore,
  testTeam,
} from '@lumora/releases/testing/fixture-releases';
import { startS3Server } from '@lumora/releases/testing/s3-server';
import { promote, rollback } from '@lumora/releases/channels/channel';
import { openStore } from '@lumora/releases/store/open-store';
import { LiveReleases } from './live-releases.ts';

let place: Awaited<ReturnType<typeof temporaryStore>>;
let live: LiveReleases;
let errors: object[];

beforeEach(async () => {
  place = await temporaryStore();
  const own: object[] = [];
  errors = own;
  live = new LiveReleases(place.store, [testTeam], { info: () => undefined, error: (facts) => void own.push(facts) });
});
afterEach(async () => {
  live.stop();
  await place.remove();
});

const files = { 'client/chunk.js': 'x'.repeat(1_000) };
const liveId = () => live.setFor().modules[0]?.release.id;
const fileOf = (release: Release, file: string) =>
  path.join(place.folder, 'releases', release.module, release.id, 'client', file);

describe('what is live', () => {
  it('is nothing while nothing was promoted', async () => {
    await publishFixture(place.store, 'mf-taxonomy', { files });
    await live.start();

    expect(live.setFor().modules).toEqual([]);
  });

  it('follows a promotion and a rollback', async () => {
    const first = await releaseFixture(place.store, 'mf-taxonomy', { files });
    await live.start();
    const second = await awaitMove(live, () => releaseFixture(place.store, 'mf-taxonomy', { files }));
    expect(live.setFor().modules).toMatchObject([{ release: { id: second.id }, previous: { id: first.id } }]);

    await awaitMove(live, () => rollback(place.store, 'mf-taxonomy', { to: undefined, reason: '' }));
    expect(live.setFor().modules).toMatchObject([{ release: { id: first.id }, previous: null }]);
  });

  it.each(['chunk.js', 'chunk.js.br', 'chunk.js.gz'])(
    'stays as it is when %s of the next release was altered',
    async (file) => {
      const good = await releaseFixture(place.store, 'mf-taxonomy', { files });
      await live.start();
      const bad = await publishFixture(place.store, 'mf-taxonomy', { files });
      await writeFile(fileOf(bad, file), 'altered');
      await promote(place.store, 'mf-taxonomy', { id: bad.id, reason: '' });
      const next = await awaitMove(live, () => releaseFixture(place.store, 'shell', { files }));

      expect(live.setFor().modules.map(({ release }) => release.id)).toEqual([good.id, next.id]);
      expect(errors).toMatchObject([
        { module: 'mf-taxonomy', release: bad.id, reason: 'client/chunk.js is missing or does not match its hash' },
      ]);
    },
  );

  it('stays as it is when the next release is not signed by the team that owns the module', async () => {
    const good = await releaseFixture(place.store, 'mf-taxonomy', { files });
    await live.start();
    const { sign } = newTeam('strangers', ['*']);
    const bad = await releaseFixture(place.store, 'mf-taxonomy', { files, sign });
    await awaitMove(live, () => releaseFixture(place.store, 'shell', { files }));

    expect(liveId()).toBe(good.id);
    expect(errors).toMatchObject([{ release: bad.id, reason: expect.stringContaining('no team of teams.json') }]);
  });

  it('is the last good release of the history when a process starts on a bad one', async () => {
    const good = await releaseFixture(place.store, 'mf-taxonomy', { files });
    const bad = await releaseFixture(place.store, 'mf-taxonomy', { files });
    await rm(fileOf(bad, 'chunk.js'));
    await live.start();

    expect(liveId()).toBe(good.id);
  });

  it('is never a release whose release.json was altered', async () => {
    const release = await releaseFixture(place.store, 'mf-taxonomy', { files });
    const json = path.join(place.folder, 'releases/mf-taxonomy', release.id, 'release.json');
    await writeFile(json, JSON.stringify({ ...release, entry: 'chunk.js' }));
    await live.start();

    expect(liveId()).toBeUndefined();
    expect(errors).toMatchObject([{ reason: expect.stringContaining('altered after it was signed') }]);
  });

  it('stays as it is while a bucket cannot be reached, says so once, and follows again when it can', async () => {
    const server = await startS3Server();
    const store = await openStore({ store: server.newUrl(), dataDir: place.folder });
    live = new LiveReleases(store, [testTeam], { info: (_, text) => told(text), error: (facts) => errors.push(facts) });
    let told: (text: string) => void = () => undefined;
    const back = new Promise<void>((resolve) => (told = (text) => text.includes('can be read again') && resolve()));
    const first = await releaseFixture(store, 'mf-taxonomy', { files });
    await live.start();
    await server.stop();
    await live.refresh();
    await live.refresh();
    expect(liveId()).toBe(first.id);
    expect(errors).toHaveLength(1);

    await server.start();
    await back;
    const second = await releaseFixture(store, 'mf-taxonomy', { files });
    await pollUntil(liveId, (id) => id === second.id);
    live.stop();
    await server.remove();
  });

  it('stays as it is while the folder is gone, and says so', async () => {
    const first = await releaseFixture(place.store, 'mf-taxonomy', { files });
    await live.start();
    await rename(place.folder, `${place.folder}-away`);
    await live.refresh();
    await rename(`${place.folder}-away`, place.folder);

    expect(liveId()).toBe(first.id);
    expect(errors).toHaveLength(1);
  });

  it('tells of the release that it refuses until the channel moves on', async () => {
    await releaseFixture(place.store, 'mf-taxonomy', { files });
    const bad = await releaseFixture(place.store, 'mf-taxonomy', { files });
    await rm(fileOf(bad, 'chunk.js'));
    await live.start();
    expect(live.refusalsOf('mf-taxonomy')).toMatchObject([
      { release: bad.id, message: expect.stringContaining('client/chunk.js is missing') },
    ]);

    await rollback(place.store, 'mf-taxonomy', { to: undefined, reason: '' });
    await live.refresh();

    expect(live.refusalsOf('mf-taxonomy')).toEqual([]);
  });

  it('tells of the newest release that it refuses, and of no pin', async () => {
    await releaseFixture(place.store, 'mf-taxonomy', { files });
    const bad = await releaseFixture(place.store, 'mf-taxonomy', { files });
    const worse = await releaseFixture(place.store, 'mf-taxonomy', { files });
    for (const one of [bad, worse]) await rm(fileOf(one, 'chunk.js'));
    await live.start();
    expect(live.refusalsOf('mf-taxonomy')).toMatchObject([{ release: worse.id }]);
    await rollback(place.store, 'mf-taxonomy', { to: undefined, reason: '' });
    await rollback(place.store, 'mf-taxonomy', { to: undefined, reason: '' });
    await live.refresh();

    await live.pinned(live.setFor(), new Map([['mf-taxonomy', bad.id]]));

    expect(live.refusalsOf('mf-taxonomy')).toEqual([]);
  });

  it('survives a channel that cannot be read', async () => {
    const first = await releaseFixture(place.store, 'mf-taxonomy', { files });
    await live.start();
    await appendFile(path.join(place.folder, 'channels/mf-taxonomy/2.json'), 'not json');
    await pollUntil(
      () => errors.length,
      (count) => count > 0,
    );

    expect(liveId()).toBe(first.id);
  });
});

describe('a channel with a file that cannot be read', () => {
  const breakChannel = (n: number) => writeFile(path.join(place.folder, 'channels/mf-taxonomy', `${n}.json`), '{"n": ');
  const livesOf = () => Object.fromEntries(live.setFor().modules.map(({ release }) => [release.module, release.id]));

  it('keeps its last good state, and the other modules move on', async () => {
    const good = await releaseFixture(place.store, 'mf-taxonomy', { files });
    await releaseFixture(place.store, 'mf-catalog', { files });
    await live.start();
    await breakChannel(2);

    const next = await releaseFixture(place.store, 'mf-catalog', { files });
    await live.refresh();

    expect(livesOf()).toEqual({ 'mf-taxonomy': good.id, 'mf-catalog': next.id });
    expect(live.unreadableFiles).toEqual(['channels/mf-taxonomy/2.json is not JSON.']);
    expect(live.problemOf('mf-taxonomy')).toBe('channels/mf-taxonomy/2.json is not JSON.');
    expect(live.problemOf('mf-catalog')).toBeNull();
    expect(errors).toHaveLength(1);
  });

  it('is served from its last readable move by a gateway that starts', async () => {
    const good = await releaseFixture(place.store, 'mf-taxonomy', { files });
    const other = await releaseFixture(place.store, 'mf-catalog', { files });
    await breakChannel(2);

    await live.start();

    expect(livesOf()).toEqual({ 'mf-taxonomy': good.id, 'mf-catalog': other.id });
  });

  it('moves again once the file is restored', async () => {
    await releaseFixture(place.store, 'mf-taxonomy', { files });
    const next = await publishFixture(place.store, 'mf-taxonomy', { files });
    await breakChannel(2);
    await live.start();

    await rm(path.join(place.folder, 'channels/mf-taxonomy/2.json'));
    await promote(place.store, 'mf-taxonomy', { id: next.id, reason: '' });
    await live.refresh();

    expect(livesOf()).toEqual({ 'mf-taxonomy': next.id });
    expect(live.unreadableFiles).toEqual([]);
  });
});

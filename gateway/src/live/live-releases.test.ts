import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { appendFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@lumora/releases/release-schema';
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
import { promoteSet } from '@lumora/releases/channels/release-sets';
import { openStore } from '@lumora/releases/store/open-store';
import { LiveReleases } from './live-releases.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let live: LiveReleases;
let errors: object[];

beforeEach(async () => {
  workspace = await temporaryStore();
  const own: object[] = [];
  errors = own;
  live = new LiveReleases(workspace.store, [testTeam], {
    info: () => undefined,
    error: (fields) => void own.push(fields),
  });
});
afterEach(async () => {
  live.stop();
  await workspace.remove();
});

const files = { 'client/chunk.js': 'x'.repeat(1_000) };
const liveId = () => live.setFor().modules[0]?.release.id;
const fileOf = (release: Release, file: string) =>
  path.join(workspace.folder, 'releases', release.module, release.id, 'client', file);

describe('LiveReleases', () => {
  it('has no live modules before the first promotion', async () => {
    await publishFixture(workspace.store, 'mf-taxonomy', { files });
    await live.start();

    expect(live.setFor().modules).toEqual([]);
  });

  it('follows a promotion and a rollback', async () => {
    const first = await releaseFixture(workspace.store, 'mf-taxonomy', { files });
    await live.start();
    const second = await awaitMove(live, () => releaseFixture(workspace.store, 'mf-taxonomy', { files }));
    expect(live.setFor().modules).toMatchObject([{ release: { id: second.id }, previous: { id: first.id } }]);

    await awaitMove(live, () => rollback(workspace.store, 'mf-taxonomy', { to: undefined, reason: '' }));
    expect(live.setFor().modules).toMatchObject([{ release: { id: first.id }, previous: null }]);
  });

  it.each(['chunk.js', 'chunk.js.br', 'chunk.js.gz'])(
    'keeps the last good release when %s of the next release was altered',
    async (file) => {
      const good = await releaseFixture(workspace.store, 'mf-taxonomy', { files });
      await live.start();
      const bad = await publishFixture(workspace.store, 'mf-taxonomy', { files });
      await writeFile(fileOf(bad, file), 'altered');
      await promote(workspace.store, 'mf-taxonomy', { id: bad.id, reason: '' });
      const next = await awaitMove(live, () => releaseFixture(workspace.store, 'shell', { files }));

      expect(live.setFor().modules.map(({ release }) => release.id)).toEqual([good.id, next.id]);
      expect(errors).toMatchObject([
        { module: 'mf-taxonomy', release: bad.id, reason: 'client/chunk.js is missing or does not match its hash' },
      ]);
    },
  );

  it('keeps the last good release when no owner of the module signed the next one', async () => {
    const good = await releaseFixture(workspace.store, 'mf-taxonomy', { files });
    await live.start();
    const { sign } = newTeam('strangers', ['*']);
    const bad = await releaseFixture(workspace.store, 'mf-taxonomy', { files, sign });
    await awaitMove(live, () => releaseFixture(workspace.store, 'shell', { files }));

    expect(liveId()).toBe(good.id);
    expect(errors).toMatchObject([{ release: bad.id, reason: expect.stringContaining('no team of teams.json') }]);
  });

  it('starts with the last good release of the history when the newest is bad', async () => {
    const good = await releaseFixture(workspace.store, 'mf-taxonomy', { files });
    const bad = await releaseFixture(workspace.store, 'mf-taxonomy', { files });
    await rm(fileOf(bad, 'chunk.js'));
    await live.start();

    expect(liveId()).toBe(good.id);
  });

  it('keeps all modules of a set at their earlier releases when one release of the set is rejected', async () => {
    const modules = ['mf-promotions', 'mf-sales'];
    const before: string[] = [];
    for (const module of modules) before.push((await releaseFixture(workspace.store, module, { files })).id);
    await live.start();
    const liveIds = () => live.setFor().modules.map(({ release }) => release.id);
    const good = await publishFixture(workspace.store, 'mf-promotions', { files });
    const bad = await publishFixture(workspace.store, 'mf-sales', { files, sign: newTeam('strangers', ['*']).sign });
    await promoteSet(workspace.store, [good, bad], { reason: '' });
    await live.refresh();

    expect(liveIds()).toEqual(before);
    expect(live.problemOf('mf-promotions')).toContain('moves together with it');

    const fixed = await awaitMove(live, () => releaseFixture(workspace.store, 'mf-sales', { files }));
    expect(liveIds()).toEqual([good.id, fixed.id]);
  });

  it('rejects a release whose release.json was altered', async () => {
    const release = await releaseFixture(workspace.store, 'mf-taxonomy', { files });
    const json = path.join(workspace.folder, 'releases/mf-taxonomy', release.id, 'release.json');
    await writeFile(json, JSON.stringify({ ...release, entry: 'chunk.js' }));
    await live.start();

    expect(liveId()).toBeUndefined();
    expect(errors).toMatchObject([{ reason: expect.stringContaining('altered after it was signed') }]);
  });

  it('keeps the live releases while the bucket is unreachable, logs it once, and follows again afterwards', async () => {
    const server = await startS3Server();
    const store = await openStore({ store: server.newUrl(), dataDir: workspace.folder });
    live = new LiveReleases(store, [testTeam], {
      info: (_, text) => onInfo(text),
      error: (fields) => errors.push(fields),
    });
    let onInfo: (text: string) => void = () => undefined;
    const back = new Promise<void>((resolve) => (onInfo = (text) => text.includes('can be read again') && resolve()));
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

  it('keeps the live releases while the folder is missing, and logs it', async () => {
    const first = await releaseFixture(workspace.store, 'mf-taxonomy', { files });
    await live.start();
    await rename(workspace.folder, `${workspace.folder}-away`);
    await live.refresh();
    await rename(`${workspace.folder}-away`, workspace.folder);

    expect(liveId()).toBe(first.id);
    expect(errors).toHaveLength(1);
  });

  it('lists a rejected release until the channel moves', async () => {
    await releaseFixture(workspace.store, 'mf-taxonomy', { files });
    const bad = await releaseFixture(workspace.store, 'mf-taxonomy', { files });
    await rm(fileOf(bad, 'chunk.js'));
    await live.start();
    expect(live.rejectionsOf('mf-taxonomy')).toMatchObject([
      { release: bad.id, message: expect.stringContaining('client/chunk.js is missing') },
    ]);

    await rollback(workspace.store, 'mf-taxonomy', { to: undefined, reason: '' });
    await live.refresh();

    expect(live.rejectionsOf('mf-taxonomy')).toEqual([]);
  });

  it('lists the newest rejected release only, and no rejected pin', async () => {
    await releaseFixture(workspace.store, 'mf-taxonomy', { files });
    const bad = await releaseFixture(workspace.store, 'mf-taxonomy', { files });
    const newestBad = await releaseFixture(workspace.store, 'mf-taxonomy', { files });
    for (const one of [bad, newestBad]) await rm(fileOf(one, 'chunk.js'));
    await live.start();
    expect(live.rejectionsOf('mf-taxonomy')).toMatchObject([{ release: newestBad.id }]);
    await rollback(workspace.store, 'mf-taxonomy', { to: undefined, reason: '' });
    await rollback(workspace.store, 'mf-taxonomy', { to: undefined, reason: '' });
    await live.refresh();

    await live.withPins(live.setFor(), new Map([['mf-taxonomy', bad.id]]));

    expect(live.rejectionsOf('mf-taxonomy')).toEqual([]);
  });

  it('keeps the live release when a channel file is not JSON', async () => {
    const first = await releaseFixture(workspace.store, 'mf-taxonomy', { files });
    await live.start();
    await appendFile(path.join(workspace.folder, 'channels/mf-taxonomy/2.json'), 'not json');
    await pollUntil(
      () => errors.length,
      (count) => count > 0,
    );

    expect(liveId()).toBe(first.id);
  });
});

describe('channel with an unreadable file', () => {
  const breakChannel = (n: number) =>
    writeFile(path.join(workspace.folder, 'channels/mf-taxonomy', `${n}.json`), '{"n": ');
  const liveIds = () => Object.fromEntries(live.setFor().modules.map(({ release }) => [release.module, release.id]));

  it('keeps its last good state while other modules move', async () => {
    const good = await releaseFixture(workspace.store, 'mf-taxonomy', { files });
    await releaseFixture(workspace.store, 'mf-catalog', { files });
    await live.start();
    await breakChannel(2);

    const next = await releaseFixture(workspace.store, 'mf-catalog', { files });
    await live.refresh();

    expect(liveIds()).toEqual({ 'mf-taxonomy': good.id, 'mf-catalog': next.id });
    expect(live.unreadableFiles).toEqual(['channels/mf-taxonomy/2.json is not JSON.']);
    expect(live.problemOf('mf-taxonomy')).toBe('channels/mf-taxonomy/2.json is not JSON.');
    expect(live.problemOf('mf-catalog')).toBeNull();
    expect(errors).toHaveLength(1);
  });

  it('is served from its last readable move when a gateway starts', async () => {
    const good = await releaseFixture(workspace.store, 'mf-taxonomy', { files });
    const other = await releaseFixture(workspace.store, 'mf-catalog', { files });
    await breakChannel(2);

    await live.start();

    expect(liveIds()).toEqual({ 'mf-taxonomy': good.id, 'mf-catalog': other.id });
  });

  it('moves again after the file is removed', async () => {
    await releaseFixture(workspace.store, 'mf-taxonomy', { files });
    const next = await publishFixture(workspace.store, 'mf-taxonomy', { files });
    await breakChannel(2);
    await live.start();

    await rm(path.join(workspace.folder, 'channels/mf-taxonomy/2.json'));
    await promote(workspace.store, 'mf-taxonomy', { id: next.id, reason: '' });
    await live.refresh();

    expect(liveIds()).toEqual({ 'mf-taxonomy': next.id });
    expect(live.unreadableFiles).toEqual([]);
  });
});

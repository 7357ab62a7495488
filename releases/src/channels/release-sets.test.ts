import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { publishFixture, releaseFixture, temporaryStore } from '../../testing/fixture-releases.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { disable, promote } from './channel.ts';
import { listSetMembers, promoteSet, rollbackSet, type SetMember } from './release-sets.ts';

const modules = ['mf-promotions', 'mf-sales'];
let server: Awaited<ReturnType<typeof startS3Server>>;
let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let store: ReleaseStore;
let first: string[];
let next: SetMember[];

beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.remove());
afterEach(() => workspace.remove());

const live = async () => Promise.all(modules.map(async (module) => (await store.listMoves(module)).at(-1)?.release));
const nextIds = () => next.map(({ id }) => id);

async function prepare(opened: ReleaseStore): Promise<void> {
  store = opened;
  first = [];
  next = [];
  for (const module of modules) first.push((await releaseFixture(store, module, { files: {} })).id);
  for (const module of modules) next.push({ module, id: (await publishFixture(store, module, { files: {} })).id });
}

/** A store whose process ends before the write with this number: no later code runs. */
function crashingStore(writesBeforeCrash: number): { store: ReleaseStore; crash: Promise<void> } {
  let writes = 0;
  let onCrash = () => {};
  const crash = new Promise<void>((resolve) => (onCrash = resolve));
  const guarded =
    <A extends unknown[], R>(write: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (writes === writesBeforeCrash) {
        onCrash();
        return new Promise<never>(() => {});
      }
      writes += 1;
      return write(...args);
    };
  const crashing: ReleaseStore = Object.create(store, {
    addMove: { value: guarded((...args: Parameters<ReleaseStore['addMove']>) => store.addMove(...args)) },
    decideSet: { value: guarded((...args: Parameters<ReleaseStore['decideSet']>) => store.decideSet(...args)) },
    listMoves: { value: (module: string) => store.listMoves(module) },
    history: { value: (module: string) => store.history(module) },
    findRelease: { value: (module: string, id: string) => store.findRelease(module, id) },
  });
  return { store: crashing, crash };
}

describe.each([
  ['a folder', async () => workspace.store],
  ['a bucket', async () => openStore({ store: server.newUrl(), dataDir: workspace.folder })],
])('a set of releases in %s', (_name, open) => {
  beforeEach(async () => {
    workspace = await temporaryStore();
    await prepare(await open());
  });

  it('is promoted and rolled back as one', async () => {
    await promoteSet(store, next, { reason: 'move orders' });
    expect(await live()).toEqual(nextIds());
    expect(await listSetMembers(store, 'mf-sales')).toEqual(modules);

    await rollbackSet(store, modules, { reason: 'back' });
    expect(await live()).toEqual(first);
    expect(await listSetMembers(store, 'mf-sales')).toEqual(['mf-sales']);
  });

  it.each([0, 1, 2])(
    'is not in effect when the process ends before write %i, and can be promoted again',
    async (writes) => {
      const crashing = crashingStore(writes);
      void promoteSet(crashing.store, next, { reason: '' });
      await crashing.crash;
      expect(await live()).toEqual(first);

      await promoteSet(store, next, { reason: 'again' });
      expect(await live()).toEqual(nextIds());
    },
  );

  it('is in effect completely when the process ends after the last write', async () => {
    await promoteSet(crashingStore(3).store, next, { reason: '' });

    expect(await live()).toEqual(nextIds());
  });

  it('loses against a move of one module that begins before it is committed', async () => {
    const { decideSet } = store;
    const [, sales] = next;
    const slow: ReleaseStore = Object.create(store, {
      decideSet: {
        value: async (...args: Parameters<ReleaseStore['decideSet']>) => {
          await promote(store, 'mf-sales', { id: sales?.id ?? '', reason: 'alone' });
          return decideSet.apply(store, args);
        },
      },
      addMove: { value: (...args: Parameters<ReleaseStore['addMove']>) => store.addMove(...args) },
      history: { value: (module: string) => store.history(module) },
      findRelease: { value: (module: string, id: string) => store.findRelease(module, id) },
    });

    await expect(promoteSet(slow, next, { reason: '' })).rejects.toMatchObject({ code: 'channel_moved' });
    expect(await live()).toEqual([first[0], sales?.id]);
  });

  it('disables a module without an earlier release on rollback, and enables it when it is promoted again', async () => {
    const added = { module: 'mf-new', id: (await publishFixture(store, 'mf-new', { files: {} })).id };
    const members = [...next.slice(0, 1), added];
    await promoteSet(store, members, { reason: '' });

    await rollbackSet(store, ['mf-promotions', 'mf-new'], { reason: '' });
    expect((await store.listMoves('mf-new')).at(-1)).toMatchObject({ action: 'disable', disabled: true });

    const again = { module: 'mf-new', id: (await publishFixture(store, 'mf-new', { files: {} })).id };
    await promoteSet(store, [...next.slice(0, 1), again], { reason: '' });
    expect((await store.listMoves('mf-new')).at(-1)).not.toHaveProperty('disabled');

    await rollbackSet(store, ['mf-promotions', 'mf-new'], { reason: '' });
    expect((await store.listMoves('mf-new')).at(-1)).toMatchObject({ action: 'disable', disabled: true });
  });

  it('is rejected when an operator disabled one of its modules', async () => {
    await disable(store, 'mf-sales', { reason: 'wrong prices' });

    await expect(promoteSet(store, next, { reason: '' })).rejects.toThrow('mf-sales is disabled: enable it first.');
    expect(await live()).toEqual(first);
  });

  it('is rejected when one of its releases is not published', async () => {
    const missing = { module: 'mf-sales', id: '9.9.9-0123456789abcdef' };

    await expect(promoteSet(store, [...next.slice(0, 1), missing], { reason: '' })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await live()).toEqual(first);
  });
});

describe('a set of releases whose process is killed', () => {
  beforeEach(async () => {
    workspace = await temporaryStore();
    await prepare(workspace.store);
  });

  it.each([0, 1, 2, 3])(
    'before write %i is in effect completely or not at all',
    async (writes) => {
      const script = fileURLToPath(new URL('../../testing/promote-and-crash.ts', import.meta.url));
      const args = [workspace.folder, String(writes), ...next.map(({ module, id }) => `${module}@${id}`)];
      const [, signal] = await once(spawn(process.execPath, ['--import', 'tsx/esm', script, ...args]), 'exit');

      expect(signal).toBe(writes < 3 ? 'SIGKILL' : null);
      expect(await live()).toEqual(writes < 3 ? first : nextIds());
    },
    30_000,
  );
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publishFixture, releaseFixture, temporaryStore } from '../../testing/fixture-releases.ts';
import { disable, enable, previousRelease, promote, rollback, startCanary } from './channel.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let first: string;
let second: string;

beforeEach(async () => {
  workspace = await temporaryStore();
  first = (await publishFixture(workspace.store, 'mf-taxonomy', { files: {} })).id;
  second = (await publishFixture(workspace.store, 'mf-taxonomy', { files: {} })).id;
});
afterEach(() => workspace.remove());

const promoteTo = (id: string) => promote(workspace.store, 'mf-taxonomy', { id, reason: '' });
const rollbackTo = (to?: string) => rollback(workspace.store, 'mf-taxonomy', { to, reason: '' });

describe('promote', () => {
  it('records the operator, the previous release and the reason', async () => {
    await promoteTo(first);
    const move = await promote(workspace.store, 'mf-taxonomy', { id: second, reason: 'new colours' });

    expect(move).toMatchObject({ n: 2, release: second, from: first, action: 'promote', reason: 'new colours' });
    expect(move?.by).toMatch(/.@./);
    expect(await workspace.store.listMoves('mf-taxonomy')).toHaveLength(2);
  });

  it('writes no move when the release is already live', async () => {
    await promoteTo(first);

    expect(await promoteTo(first)).toBeNull();
    expect((await workspace.store.positions()).numbers.get('mf-taxonomy')).toBe(1);
  });

  it('rejects a release that was never published', async () => {
    await expect(promoteTo('9.9.9-0123456789abcdef')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('succeeds on the second attempt after a lost race', async () => {
    const both = await Promise.allSettled([promoteTo(first), promoteTo(second)]);
    const loser = both[0].status === 'rejected' ? first : second;

    expect(await promoteTo(loser)).toMatchObject({ n: 2, release: loser });
  });

  it('rejects a move when the channel has moved since the gate ran', async () => {
    await promoteTo(first);

    const late = promote(workspace.store, 'mf-taxonomy', { id: second, reason: '', since: 0 });

    await expect(late).rejects.toMatchObject({ code: 'channel_moved' });
    expect(await promote(workspace.store, 'mf-taxonomy', { id: second, reason: '', since: 1 })).toMatchObject({ n: 2 });
  });
});

describe('disable and enable', () => {
  const disableTaxonomy = () => disable(workspace.store, 'mf-taxonomy', { reason: '' });

  it('keeps a promotion out until the module is enabled, which can bring the new release', async () => {
    await promoteTo(first);
    await disableTaxonomy();

    await expect(promoteTo(second)).rejects.toThrow(
      `mf-taxonomy is disabled: enable it first. With this release: npm run enable -- mf-taxonomy ${second}`,
    );
    expect(await enable(workspace.store, 'mf-taxonomy', { id: second, reason: '' })).toMatchObject({
      action: 'enable',
      release: second,
      from: first,
    });
    expect(await rollbackTo()).toMatchObject({ release: first });
  });

  it('end a canary, whose routes another module may have taken meanwhile', async () => {
    await promoteTo(first);
    await startCanary(workspace.store, 'mf-taxonomy', { id: second, percent: 10, reason: '' });

    expect(await disableTaxonomy()).not.toHaveProperty('canary');
    expect(await enable(workspace.store, 'mf-taxonomy', { reason: '' })).not.toHaveProperty('canary');
  });

  it('end the canary of a disabling move that an earlier release has stored', async () => {
    await promoteTo(first);
    const canary = { release: second, percent: 10 };
    const move = { n: 2, release: first, from: first, action: 'disable', disabled: true, canary } as const;
    await workspace.store.addMove('mf-taxonomy', { ...move, by: 'a@b', reason: '', at: new Date().toISOString() });

    const enabled = await enable(workspace.store, 'mf-taxonomy', { reason: '' });

    expect(enabled).toMatchObject({ action: 'enable', release: first });
    expect(enabled).not.toHaveProperty('canary');
  });

  it('names the command to use when the module was never live', async () => {
    await expect(disableTaxonomy()).rejects.toThrow(
      'mf-taxonomy was never live. Promote a release first: npm run promote -- mf-taxonomy',
    );
  });

  it('does not disable the shell', async () => {
    const shell = await releaseFixture(workspace.store, 'shell', { files: {} });

    await expect(disable(workspace.store, 'shell', { reason: '' })).rejects.toThrow(
      'The shell cannot be disabled: roll it back instead.',
    );
    expect(await workspace.store.listMoves('shell')).toMatchObject([{ release: shell.id, action: 'promote' }]);
  });
});

describe('a canary', () => {
  it('is rejected for a disabled module, with the command that enables it', async () => {
    await promoteTo(first);
    await disable(workspace.store, 'mf-taxonomy', { reason: '' });

    const started = startCanary(workspace.store, 'mf-taxonomy', { id: second, percent: 10, reason: '' });

    await expect(started).rejects.toMatchObject({
      code: 'rejected',
      message: 'mf-taxonomy is disabled: enable it first: npm run enable -- mf-taxonomy',
    });
  });
});

describe('rollback', () => {
  it('makes the previous release live again', async () => {
    await promoteTo(first);
    await promoteTo(second);

    expect(await rollbackTo()).toMatchObject({ release: first, from: second, action: 'rollback' });
  });

  it('does not return to the rolled-back release when it runs a second time', async () => {
    await promoteTo(first);
    await promoteTo(second);
    await rollbackTo();

    await expect(rollbackTo()).rejects.toThrow(
      'mf-taxonomy has no earlier release to roll back to. Promote one of its releases: see `npm run status -- mf-taxonomy`.',
    );
    expect(previousRelease(await workspace.store.listMoves('mf-taxonomy'))).toBeNull();
  });

  it('rejects a release that was never live and names the command to use instead', async () => {
    await promoteTo(first);

    await expect(rollbackTo(second)).rejects.toThrow(`npm run promote -- mf-taxonomy ${second}`);
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publishFixture, temporaryStore } from '../../testing/fixture-releases.ts';
import { promote, previousRelease, rollback } from './channel.ts';

let place: Awaited<ReturnType<typeof temporaryStore>>;
let first: string;
let second: string;

beforeEach(async () => {
  place = await temporaryStore();
  first = (await publishFixture(place.store, 'mf-taxonomy', { files: {} })).id;
  second = (await publishFixture(place.store, 'mf-taxonomy', { files: {} })).id;
});
afterEach(() => place.remove());

const promoteTo = (id: string) => promote(place.store, 'mf-taxonomy', { id, reason: '' });
const rollbackTo = (to?: string) => rollback(place.store, 'mf-taxonomy', { to, reason: '' });

describe('a channel', () => {
  it('remembers who moved it, from where and why', async () => {
    await promoteTo(first);
    const move = await promote(place.store, 'mf-taxonomy', { id: second, reason: 'new colours' });

    expect(move).toMatchObject({ n: 2, release: second, from: first, action: 'promote', reason: 'new colours' });
    expect(move?.by).toMatch(/.@./);
    expect(await place.store.moves('mf-taxonomy')).toHaveLength(2);
  });

  it('is left alone when the release is live already', async () => {
    await promoteTo(first);

    expect(await promoteTo(first)).toBeNull();
    expect((await place.store.positions()).get('mf-taxonomy')).toBe(1);
  });

  it('is not moved to a release that was never published', async () => {
    await expect(promoteTo('9.9.9-0123456789abcdef')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('can be moved again by the loser of a race', async () => {
    const both = await Promise.allSettled([promoteTo(first), promoteTo(second)]);
    const loser = both[0].status === 'rejected' ? first : second;

    expect(await promoteTo(loser)).toMatchObject({ n: 2, release: loser });
  });

  it('is not moved by a verdict that was made before someone else moved it', async () => {
    await promoteTo(first);

    const late = promote(place.store, 'mf-taxonomy', { id: second, reason: '', since: 0 });

    await expect(late).rejects.toMatchObject({ code: 'channel_moved' });
    expect(await promote(place.store, 'mf-taxonomy', { id: second, reason: '', since: 1 })).toMatchObject({ n: 2 });
  });
});

describe('rolling back', () => {
  it('brings the release before back', async () => {
    await promoteTo(first);
    await promoteTo(second);

    expect(await rollbackTo()).toMatchObject({ release: first, from: second, action: 'rollback' });
  });

  it('a second time does not return to the release that was left', async () => {
    await promoteTo(first);
    await promoteTo(second);
    await rollbackTo();

    await expect(rollbackTo()).rejects.toThrow('no earlier release');
    expect(previousRelease(await place.store.moves('mf-taxonomy'))).toBeNull();
  });

  it('refuses a release that was never live, and says what to do', async () => {
    await promoteTo(first);

    await expect(rollbackTo(second)).rejects.toThrow(`npm run promote -- mf-taxonomy ${second}`);
  });
});

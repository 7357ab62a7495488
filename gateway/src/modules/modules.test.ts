import { afterEach, beforeEach, describe, expect, it, test } from '@jest/globals';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { failNextWrite } from '@lumora/shared-contract/failing-write';
import { storageMessages } from '@lumora/shared-contract/http';
import type { ModuleMove, ModulesResponse, ModuleSet } from '@lumora/shared-contract/releases';
import { reportFrom } from '../../testing/browser-report.ts';
import { newTeam, publishFixture, releaseFixture, temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { disable, promote } from '@lumora/releases/channels/channel';
import { openGateway, type OpenGateway } from '../../testing/open-gateway.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let gateway: OpenGateway;
let live: string;
let next: string;

beforeEach(async () => {
  workspace = await temporaryStore();
  await releaseFixture(workspace.store, 'shell', {
    files: {},
    console: { entry: 'entry.js', preload: { scripts: [], styles: [] } },
    manifest: { routes: [{ path: '/admin' }] },
  });
  live = (await releaseFixture(workspace.store, 'mf-taxonomy', { files: {} })).id;
  next = (await publishFixture(workspace.store, 'mf-taxonomy', { files: {} })).id;
  gateway = await openGateway(workspace.store);
});
afterEach(async () => {
  await gateway.close();
  await workspace.remove();
});

async function list(token = 'viewer') {
  const response = await fetch(`${gateway.origin}/api/admin/releases`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data = [], unpromoted } = (await response.json()) as Partial<ModulesResponse>;
  return { status: response.status, taxonomy: data.find(({ module }) => module === 'mf-taxonomy'), unpromoted };
}

async function post(path: string, body: object, token = 'releaser') {
  const response = await fetch(`${gateway.origin}/api/admin/releases${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { message } = (await response.json()) as { message: string };
  return { status: response.status, message, cookie: response.headers.get('set-cookie') ?? '' };
}

const move = (body: Partial<ModuleMove>, token?: string, module = 'mf-taxonomy') => post(`/${module}`, body, token);
const moveSet = (body: Partial<ModuleSet>) => post('', body);

const lastMove = async () => (await workspace.store.listMoves('mf-taxonomy')).at(-1);

describe('Modules page', () => {
  it('lists the live and published releases, the history and the failures', async () => {
    const visit = { origin: gateway.origin, path: '/admin' };
    await reportFrom(visit, { module: 'mf-taxonomy', release: live, kind: 'error', message: 'TypeError', id: 'r1' });

    const { taxonomy } = await list();

    expect(taxonomy).toMatchObject({
      live: { id: live, team: 'tests', stats: { loads: 0, failures: 1 } },
      canary: null,
      disabled_reason: null,
      previous: null,
      history: [{ action: 'promote', release: live }],
      failures: [{ release: live, message: 'TypeError', report: 'r1' }],
    });
    expect(taxonomy?.releases.map(({ id }) => id).sort()).toEqual([live, next].sort());
  });

  it('lists a published module until it is promoted', async () => {
    const { store } = workspace;
    const first = (await publishFixture(store, 'mf-sales', { files: {} })).id;

    expect((await list()).unpromoted).toMatchObject([
      { module: 'mf-sales', kind: 'console', releases: [{ id: first }] },
    ]);
    await move({ action: 'promote', release: first }, 'releaser', 'mf-sales');

    expect((await list()).unpromoted).toEqual([]);
  });

  it('shows how often and how fast browsers loaded a release', async () => {
    const visit = { origin: gateway.origin, path: '/admin' };
    await reportFrom(visit, { module: 'mf-taxonomy', release: live, kind: 'load', ms: 420 });

    expect((await list()).taxonomy?.live.intervals).toMatchObject([{ loads: 1, failures: 0, median_ms: 420 }]);
  });

  it('promotes several modules together and rolls them back together', async () => {
    const { store } = workspace;
    const other = (await releaseFixture(store, 'mf-sales', { files: {} })).id;
    const otherNext = (await publishFixture(store, 'mf-sales', { files: {} })).id;
    const members = [
      { module: 'mf-taxonomy', release: next },
      { module: 'mf-sales', release: otherNext },
    ];

    expect((await moveSet({ members, reason: 'orders move' })).message).toBe('mf-taxonomy, mf-sales are live.');
    expect((await list()).taxonomy).toMatchObject({ live: { id: next }, set: ['mf-taxonomy', 'mf-sales'] });
    expect((await move({ action: 'rollback' })).message).toMatch(`back at ${live}. mf-sales is back at ${other}.`);

    expect(await lastMove()).toMatchObject({ action: 'rollback', release: live, by: 'asha@lumora.test' });
    expect((await store.listMoves('mf-sales')).at(-1)).toMatchObject({ action: 'rollback', release: other });
  });

  it('promotes a module that the rollback of a set disabled, which enables it', async () => {
    const added = (await publishFixture(workspace.store, 'mf-new', { files: {} })).id;
    await moveSet({
      members: [
        { module: 'mf-taxonomy', release: next },
        { module: 'mf-new', release: added },
      ],
    });
    expect((await move({ action: 'rollback' })).message).toMatch('mf-new is disabled, because it had no');

    expect((await move({ action: 'promote', release: added }, 'releaser', 'mf-new')).message).toBe(
      `mf-new ${added} is live.`,
    );
    expect((await workspace.store.listMoves('mf-new')).at(-1)).not.toHaveProperty('disabled');
  });

  it.each<[Partial<ModuleSet>, number, string]>([
    [{ members: [{ module: 'mf-taxonomy', release: 'x' }] }, 422, 'Choose at least two modules'],
    [
      { members: [1, 2].map(() => ({ module: 'mf-taxonomy', release: 'x' })) },
      422,
      'Choose one release of each module',
    ],
  ])('rejects the set %j with %i', async (set, status, message) => {
    expect(await moveSet(set)).toMatchObject({ status, message });
  });

  it('moves a channel and records the user and the verdict of the gate', async () => {
    const { status, message } = await move({ action: 'promote', release: next, reason: 'better tables' });

    expect([status, message]).toEqual([200, `mf-taxonomy ${next} is live.`]);
    expect(await lastMove()).toMatchObject({ release: next, by: 'asha@lumora.test', reason: 'better tables' });
    expect((await lastMove())?.verdict?.map(({ outcome }) => outcome)).toContain('passed');
    expect((await move({ action: 'promote', release: next })).message).toMatch(/^Nothing has changed/);
  });

  it('starts and ends a canary, disables and enables a module, and rolls back', async () => {
    await move({ action: 'promote', release: next });
    expect((await move({ action: 'canary', release: live, percent: 20 })).message).toMatch(/^20% of the visitors/);
    expect((await move({ action: 'halt', release: live })).status).toBe(200);
    expect((await move({ action: 'disable', reason: 'wrong prices' })).message).toBe('mf-taxonomy is disabled.');
    expect((await move({ action: 'rollback' })).message).toMatch(/^mf-taxonomy stays disabled\./);
    expect((await move({ action: 'enable' })).status).toBe(200);
    expect((await move({ action: 'rollback' })).message).toMatch('has no earlier release to roll back to.');
  });
});

describe('rejected request', () => {
  it('has no session or lacks the permission', async () => {
    expect((await list('nobody')).status).toBe(401);
    expect((await move({ action: 'enable' }, 'viewer')).status).toBe(403);
    expect((await move({ action: 'pin', release: next })).status).toBe(403);
    expect((await move({ action: 'promote', release: next, force: true, reason: 'now' })).message).toMatch(
      'releases.override',
    );
  });

  it('moves a release that fails the gate, unless it is forced with a reason', async () => {
    const { sign } = newTeam('strangers', ['*']);
    const { id } = await publishFixture(workspace.store, 'mf-taxonomy', { files: {}, sign });

    const rejected = await move({ action: 'promote', release: id }, 'owner');
    const unexplained = await move({ action: 'promote', release: id, force: true }, 'owner');

    expect([rejected.status, unexplained.status]).toEqual([422, 422]);
    expect(rejected.message).toMatch('signature: it is signed by “strangers”');
    expect(unexplained.message).toBe('Forcing a release takes a reason');
    expect(await lastMove()).toMatchObject({ release: live });
  });

  it('enables a module whose live release fails the gate, unless it is forced with a reason', async () => {
    const { sign } = newTeam('strangers', ['*']);
    const { id } = await publishFixture(workspace.store, 'mf-taxonomy', { files: {}, sign });
    await promote(workspace.store, 'mf-taxonomy', { id, reason: '' });
    await disable(workspace.store, 'mf-taxonomy', { reason: 'wrong prices' });

    const rejected = await move({ action: 'enable' });

    expect(rejected.status).toBe(422);
    expect(rejected.message).toMatch('signature: it is signed by “strangers”');
    expect(await lastMove()).toMatchObject({ action: 'disable', disabled: true });
    await move({ action: 'enable', force: true, reason: 'try' }, 'owner');
    expect(await lastMove()).toMatchObject({ action: 'enable', forced: true, reason: 'try' });
  });

  it('promotes a module that an operator disabled, alone or with others', async () => {
    const sales = (await releaseFixture(workspace.store, 'mf-sales', { files: {} })).id;
    await disable(workspace.store, 'mf-taxonomy', { reason: 'wrong prices' });
    const members = [
      { module: 'mf-taxonomy', release: next },
      { module: 'mf-sales', release: sales },
    ];

    for (const { status, message } of [await move({ action: 'promote', release: next }), await moveSet({ members })]) {
      expect([status, message]).toEqual([422, expect.stringMatching(/^mf-taxonomy is disabled: enable it first/)]);
    }
    expect(await lastMove()).toMatchObject({ action: 'disable', release: live });
    await move({ action: 'enable', release: next });
    expect(await lastMove()).toMatchObject({ action: 'enable', release: next });
  });

  it.each<[Partial<ModuleMove>, number, string]>([
    [{ action: 'fly' as 'promote' }, 422, 'Choose what to do'],
    [{ action: 'promote' }, 422, 'Choose a release.'],
    [{ action: 'promote', release: '9.9.9-0123456789abcdef' }, 404, 'See `npm run status -- mf-taxonomy`.'],
    [{ action: 'canary', release: 'x', percent: 400 }, 422, 'Share is at most 100%'],
  ])('%j gets %i', async (body, status, text) => {
    const response = await move(body);

    expect(response.status).toBe(status);
    expect(response.message).toContain(text);
  });

  it('disables the shell, without which no page of the console opens', async () => {
    expect((await move({ action: 'disable' }, 'owner', 'shell')).message).toMatch('roll it back instead');
  });
});

describe('pinned release', () => {
  it('is served to that browser only, until it is unpinned', async () => {
    const { cookie } = await move({ action: 'pin', release: next }, 'owner');
    const pinned = cookie.split(';')[0] ?? '';

    expect((await gateway.visit('/admin', { cookie: pinned })).body).toContain(next);
    expect((await gateway.visit('/admin')).body).not.toContain(next);
    expect((await move({ action: 'unpin' }, 'owner')).cookie).toContain('Max-Age=0');
  });

  it('is ignored in a cookie whose signature is altered', async () => {
    const { cookie } = await move({ action: 'pin', release: next }, 'owner');
    const pinned = cookie.split(';')[0] ?? '';

    const valid = await gateway.visit('/admin', { cookie: pinned });
    // `_` is no character of base64
    const altered = await gateway.visit('/admin', { cookie: pinned.replace(/.$/, '_') });

    expect(valid.body).toContain(next);
    expect(altered.status).toBe(200);
    expect(altered.body).not.toContain(next);
  });
});

describe('read-only disk', () => {
  it('rejects a move with the cause and leaves no partial file, and the next move succeeds', async () => {
    const files = () => readdir(path.join(workspace.folder, 'channels/mf-taxonomy'));
    await failNextWrite('EROFS');

    const rejected = await move({ action: 'promote', release: next });
    const left = await files();
    const accepted = await move({ action: 'promote', release: next });

    expect(rejected).toMatchObject({ status: 503, message: storageMessages.readOnly });
    expect(left).toEqual(['1.json']);
    expect(accepted).toMatchObject({ status: 200, message: `mf-taxonomy ${next} is live.` });
    expect(await files()).toEqual(['1.json', '2.json']);
  });
});

describe('channel with an unreadable file', () => {
  beforeEach(() => writeFile(path.join(workspace.folder, 'channels/mf-taxonomy/2.json'), 'no JSON'));

  it('rejects a move with an error that names the file', async () => {
    const { status, message } = await move({ action: 'disable', reason: 'We mend it.' });

    expect(status).toBe(422);
    expect(message).toBe('channels/mf-taxonomy/2.json is not JSON. Restore or remove this file.');
  });

  it('lists the file among its failures', async () => {
    await gateway.live.refresh();

    const { status, taxonomy } = await list();

    expect(status).toBe(200);
    expect(taxonomy?.live.id).toBe(live);
    expect(taxonomy?.failures).toMatchObject([{ message: 'channels/mf-taxonomy/2.json is not JSON.' }]);
  });
});

test('a move to a release that the gateway rejects gets 503', async () => {
  const forged = await publishFixture(workspace.store, 'mf-taxonomy', {
    files: {},
    sign: newTeam('strangers', ['mf-taxonomy']).sign,
  });

  const { status, message } = await move(
    { action: 'promote', release: forged.id, force: true, reason: 'try' },
    'owner',
  );

  expect(status).toBe(503);
  expect(message).toMatch(/^The move is saved, but .*: Rejected by the gateway: .*\. See Failures on the Modules page/);
});

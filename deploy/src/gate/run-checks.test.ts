import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GateCheck, ModuleManifest } from '@lumora/shared-contract';
import type { Release } from '@lumora/releases/release-schema';
import { newTeam, publishFixture, temporaryStore, testTeam } from '@lumora/releases/testing/fixture-releases';
import { passes, runChecks } from './run-checks.ts';

let place: Awaited<ReturnType<typeof temporaryStore>>;
let shell: Release;

beforeEach(async () => {
  place = await temporaryStore();
  shell = await publishFixture(place.store, 'shell', { files: {}, shared: [offered('react', '19.3.1')] });
});
afterEach(() => place.remove());

const offered = (name: string, version: string) => ({ name, version, requiredVersion: `^${version}`, singleton: true });
const taken = (name: string, requiredVersion: string) => ({ name, version: '', requiredVersion, singleton: true });
const route = (path: string) => ({ path, permission: 'products.view' as const });
const page = (label: string, path: string) => ({ label, path, icon: 'M0 0' });

type Parts = Partial<Parameters<typeof publishFixture>[2]>;
const remote = (parts: Parts = {}, module = 'mf-catalog') =>
  publishFixture(place.store, module, { files: {}, shared: [taken('react', '^19.3.0')], ...parts });
const declaring = (manifest: Partial<ModuleManifest>, module?: string) => remote({ manifest }, module);

const drawn = async (): Promise<GateCheck> => ({ check: 'pages open', outcome: 'passed', words: '' });

/** What the gate refuses, by check. */
async function refused(candidate: Release, { others = [shell], apiVersion = '1.0.0', budget = 1_000_000 } = {}) {
  const budgets = { '/admin/products': { scripts: budget } };
  const verdict = await runChecks(
    candidate,
    { store: place.store, teams: [testTeam], others, apiVersion, budgets },
    drawn,
  );
  return Object.fromEntries(
    verdict.filter(({ outcome }) => outcome === 'refused').map(({ check, words }) => [check, words]),
  );
}

it('admits a release that fits what is live', async () => {
  const taxonomy = await declaring({ routes: [route('/admin/categories')] }, 'mf-taxonomy');

  expect(await refused(await declaring({ routes: [route('/admin/products')] }), { others: [shell, taxonomy] })).toEqual(
    {},
  );
});

describe('the gate refuses', () => {
  it('a file that differs from its hash, and does not run it', async () => {
    const candidate = await remote();
    await writeFile(path.join(await place.store.folderOf('mf-catalog', candidate.id), 'client/entry.js'), 'altered');

    expect(await refused(candidate)).toEqual({ files: 'client/entry.js is missing or does not match its hash.' });
  });

  it('a release of another team', async () => {
    expect(await refused(await remote({ sign: newTeam('others', ['*']).sign }))).toEqual({
      signature: 'it is signed by “others”, which is no team of teams.json.',
    });
  });

  it('a remote that needs another version than the shell offers', async () => {
    const candidate = await remote({ shared: [taken('react', '^20.0.0'), taken('jotai', '^2.0.0')] });

    expect(await refused(candidate)).toEqual({
      'shared versions':
        `mf-catalog needs react ^20.0.0, shell ${shell.id} offers 19.3.1. ` +
        `mf-catalog takes jotai, which shell ${shell.id} does not offer.`,
    });
  });

  it('a shell that takes from a live remote what this needs', async () => {
    const catalog = await remote();
    const next = await publishFixture(place.store, 'shell', { files: {}, shared: [offered('react', '20.0.0')] });

    expect(await refused(next, { others: [catalog] })).toEqual({
      'shared versions': `mf-catalog needs react ^19.3.0, shell ${next.id} offers 20.0.0.`,
    });
  });

  it('contracts that are not the live ones', async () => {
    const candidate = await declaring({ requires: { shell: '^2.0.0', api: '^1.4.0' } });

    expect(await refused(candidate)).toEqual({
      contracts:
        'mf-catalog requires the shell’s contract ^2.0.0; 1.0.0 is live. mf-catalog requires the HTTP API ^1.4.0; 1.0.0 is live.',
    });
  });

  it('a new shell contract that live modules do not know', async () => {
    const next = await publishFixture(place.store, 'shell', {
      files: {},
      provides: { shell: '2.0.0', api: '1.0.0' },
      manifest: { requires: { shell: '^2.0.0', api: '^1.0.0' } },
      shared: [offered('react', '19.3.1')],
    });

    expect(await refused(next, { others: [await remote()] })).toEqual({
      contracts: 'mf-catalog requires the shell’s contract ^1.0.0; 2.0.0 is live.',
    });
  });

  it('a path, or a container, that another module has', async () => {
    const taxonomy = await declaring({ routes: [route('/admin/things/:id')] }, 'mf-taxonomy');
    const candidate = await declaring({ routes: [route('/admin/things/:slug')], container: 'mf_taxonomy' });

    expect(await refused(candidate, { others: [shell, taxonomy] })).toEqual({
      routes:
        '/admin/things/:slug belongs to mf-taxonomy (/admin/things/:id) already. ' +
        'mf-catalog and mf-taxonomy both call their container mf_taxonomy.',
    });
  });

  it('navigation that leads to no page', async () => {
    const nav = [{ title: 'Catalog', order: 1, items: [page('Products', '/admin/products')] }];

    expect(await refused(await declaring({ nav }))).toEqual({
      routes: 'mf-catalog lists “Products” in the navigation, but has no route /admin/products.',
    });
  });

  it('permissions that the API does not know', async () => {
    const candidate = await declaring({ permissions: ['products.fly' as 'products.view'] });

    expect(await refused(candidate)).toEqual({
      permissions: 'mf-catalog names the permission products.fly, which the API does not know.',
    });
  });

  it('a page that grows beyond its budget', async () => {
    const candidate = await remote({
      files: { 'client/list.js': 'x' },
      manifest: { routes: [{ ...route('/admin/products'), screen: 'list' }] },
      screens: { list: { scripts: ['list.js'], styles: [] } },
    });

    expect(await refused(candidate, { budget: 50 })).toEqual({
      size: expect.stringMatching(/^\/admin\/products would download \d+ bytes of scripts, 50 are allowed\.$/),
    });
  });
});

it('says of an API that does not answer that it could not be asked', async () => {
  const context = { store: place.store, teams: [testTeam], others: [shell], apiVersion: null, budgets: {} };
  const verdict = await runChecks(await remote(), context, drawn);

  expect(verdict.find(({ check }) => check === 'contracts')?.words).toMatch('the HTTP API could not be asked');
});

it('lets pass what was not tried, unless it is strict', () => {
  const verdict: GateCheck[] = [{ check: 'pages open', outcome: 'not run', words: '' }];

  expect([passes(verdict, false), passes(verdict, true)]).toEqual([true, false]);
});

import { afterEach, beforeEach, describe, expect, it, test } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GateCheck, ModuleManifest } from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';
import { newTeam, publishFixture, temporaryStore, testTeam } from '@lumora/releases/testing/fixture-releases';
import { consumedModules, providedModules } from '../../../build/shared-modules.ts';
import type { GateContext } from './gate-context.ts';
import { passes, runChecks } from './run-checks.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let shell: Release;

beforeEach(async () => {
  workspace = await temporaryStore();
  shell = await publishFixture(workspace.store, 'shell', { files: {}, shared: [offered('react', '19.3.1')] });
});
afterEach(() => workspace.remove());

const offered = (name: string, version: string) => ({ name, version, requiredVersion: `^${version}`, singleton: true });
const taken = (name: string, requiredVersion: string) => ({ name, version: '', requiredVersion, singleton: true });
const route = (path: string) => ({ path, permission: 'products.view' as const });
const page = (label: string, path: string) => ({ label, path, icon: 'M0 0' });

type Parts = Partial<Parameters<typeof publishFixture>[2]>;
const remote = (parts: Parts = {}, module = 'mf-catalog') =>
  publishFixture(workspace.store, module, { files: {}, shared: [taken('react', '^19.3.0')], ...parts });
const declaring = (manifest: Partial<ModuleManifest>, module?: string) => remote({ manifest }, module);

const bootPasses = async (): Promise<GateCheck> => ({ check: 'pages open', outcome: 'passed', message: '' });

type Surroundings = Partial<Pick<GateContext, 'others' | 'teams' | 'apiVersion' | 'security'>> & { budget?: number };

/** Returns the messages of the failed checks. */
async function failedChecks(
  candidate: Release,
  { others = [shell], teams = [testTeam], apiVersion = '1.0.0', budget = 1_000_000, security = {} }: Surroundings = {},
) {
  const budgets = { '/admin/products': { scripts: budget } };
  const verdict = await runChecks(
    candidate,
    { store: workspace.store, teams, others, together: [], security, apiVersion, dataUrl: null, budgets },
    bootPasses,
  );
  return Object.fromEntries(
    verdict.filter(({ outcome }) => outcome === 'failed').map(({ check, message }) => [check, message]),
  );
}

test('a release that is compatible with the live releases passes', async () => {
  const taxonomy = await declaring({ routes: [route('/admin/categories')] }, 'mf-taxonomy');

  expect(
    await failedChecks(await declaring({ routes: [route('/admin/products')] }), { others: [shell, taxonomy] }),
  ).toEqual({});
});

describe('the gate rejects', () => {
  it('a file that differs from its hash, and does not run it', async () => {
    const candidate = await remote();
    await writeFile(
      path.join(await workspace.store.folderOf('mf-catalog', candidate.id), 'client/entry.js'),
      'altered',
    );

    expect(await failedChecks(candidate)).toEqual({ files: 'client/entry.js is missing or does not match its hash.' });
  });

  it('a release of another team', async () => {
    expect(await failedChecks(await remote({ sign: newTeam('others', ['*']).sign }))).toEqual({
      signature: 'it is signed by “others”, which is no team of teams.json.',
    });
  });

  it('a release of a module that the team with the key does not own', async () => {
    const sales = newTeam('sales', ['mf-sales']);

    expect(await failedChecks(await remote({ sign: sales.sign }), { teams: [testTeam, sales] })).toEqual({
      signature: 'team sales does not own mf-catalog.',
    });
    expect(await failedChecks(await remote({ sign: sales.sign }, 'mf-sales'), { teams: [testTeam, sales] })).toEqual(
      {},
    );
  });

  it('a remote whose queries of shared rows have another major version than those of the shell', async () => {
    const name = '@lumora/shared-ui/taxonomy';
    const live = await publishFixture(workspace.store, 'shell', { files: {}, shared: providedModules() });
    const shared = consumedModules().map((use) => (use.name === name ? { ...use, requiredVersion: '^2.0.0' } : use));

    expect(await failedChecks(await remote({ shared }), { others: [live] })).toEqual({
      'shared versions': `mf-catalog needs ${name} ^2.0.0, shell ${live.id} provides 1.0.0.`,
    });
  });

  it('a remote that requires another version than the shell provides', async () => {
    const candidate = await remote({ shared: [taken('react', '^20.0.0'), taken('jotai', '^2.0.0')] });

    expect(await failedChecks(candidate)).toEqual({
      'shared versions':
        `mf-catalog needs react ^20.0.0, shell ${shell.id} provides 19.3.1. ` +
        `mf-catalog consumes jotai, which shell ${shell.id} does not provide.`,
    });
  });

  it('a shell that no longer provides a version that a live remote requires', async () => {
    const catalog = await remote();
    const next = await publishFixture(workspace.store, 'shell', { files: {}, shared: [offered('react', '20.0.0')] });

    expect(await failedChecks(next, { others: [catalog] })).toEqual({
      'shared versions': `mf-catalog needs react ^19.3.0, shell ${next.id} provides 20.0.0.`,
    });
  });

  it('a release that requires other contract versions than the live ones', async () => {
    const candidate = await declaring({ requires: { shell: '^2.0.0', api: '^1.4.0' } });

    expect(await failedChecks(candidate)).toEqual({
      contracts:
        'mf-catalog requires the shell’s contract ^2.0.0; 1.0.0 is live. mf-catalog requires the HTTP API ^1.4.0; 1.0.0 is live.',
    });
  });

  it('a shell whose contract version is outside of the ranges of live modules', async () => {
    const next = await publishFixture(workspace.store, 'shell', {
      files: {},
      provides: { shell: '2.0.0', api: '1.0.0' },
      manifest: { requires: { shell: '^2.0.0', api: '^1.0.0' } },
      shared: [offered('react', '19.3.1')],
    });

    expect(await failedChecks(next, { others: [await remote()] })).toEqual({
      contracts: 'mf-catalog requires the shell’s contract ^1.0.0; 2.0.0 is live.',
    });
  });

  it('a path or a container name that another module uses', async () => {
    const taxonomy = await declaring({ routes: [route('/admin/things/:id')] }, 'mf-taxonomy');
    const candidate = await declaring({ routes: [route('/admin/things/:slug')], container: 'mf_taxonomy' });

    expect(await failedChecks(candidate, { others: [shell, taxonomy] })).toEqual({
      routes:
        '/admin/things/:slug already belongs to mf-taxonomy (/admin/things/:id). ' +
        'mf-catalog and mf-taxonomy use the same container name mf_taxonomy.',
    });
  });

  it('a navigation item without a page', async () => {
    const nav = [{ title: 'Catalog', order: 1, items: [page('Products', '/admin/products')] }];

    expect(await failedChecks(await declaring({ nav }))).toEqual({
      routes: 'mf-catalog lists “Products” in the navigation, but has no route /admin/products.',
    });
  });

  it('a page for a kind of entities that another module shows', async () => {
    const taxonomy = await declaring({ routes: [{ ...route('/admin/things/:id'), kind: 'Thing' }] }, 'mf-taxonomy');
    const candidate = await declaring({ routes: [{ ...route('/admin/others'), kind: 'Thing' }] });

    expect(await failedChecks(candidate, { others: [shell, taxonomy] })).toEqual({
      routes: '/admin/others shows the kind Thing, which belongs to mf-taxonomy.',
    });
  });

  it('links of extensions to pages that no module has', async () => {
    const taxonomy = await declaring({ routes: [route('/admin/things/:id')] }, 'mf-taxonomy');
    const linked = (path: string, itemPath: string) => ({
      slot: 'dashboard',
      name: path,
      title: '',
      order: 1,
      path,
      itemPath,
    });
    const candidate = await declaring({
      extensions: [
        linked('/admin/things/7?q=x', '/admin/things/:id#print'),
        linked('/admin/nowhere?q=x', '/admin/none/:id'),
      ],
    });

    expect(await failedChecks(candidate, { others: [shell, taxonomy] })).toEqual({
      routes:
        'mf-catalog links from “/admin/nowhere?q=x” to /admin/nowhere, which is no page. ' +
        'mf-catalog links from “/admin/nowhere?q=x” to /admin/none/:id, which is no page.',
    });
  });

  it('permissions that the API does not know', async () => {
    const widget = { slot: 'dashboard', name: 'sales', title: 'Sales', order: 1 };
    const candidate = await declaring({
      permissions: ['products.fly' as 'products.view'],
      extensions: [{ ...widget, permission: 'sales.fly' as 'orders.view' }],
    });

    expect(await failedChecks(candidate)).toEqual({
      permissions:
        'mf-catalog names the permission products.fly, which the API does not know. ' +
        'mf-catalog names the permission sales.fly, which the API does not know.',
    });
  });

  it('origins and browser permissions that the operator does not allow', async () => {
    const candidate = await declaring({
      security: { 'connect-src': ['https://pay.example'], permissions: ['payment'] },
    });

    expect(await failedChecks(candidate)).toEqual({
      security:
        'mf-catalog asks for connect-src https://pay.example, which MODULE_SECURITY_FILE does not allow. ' +
        'mf-catalog asks for permission payment, which MODULE_SECURITY_FILE does not allow.',
    });
    const security = { 'mf-catalog': { 'connect-src': ['https://pay.example'], permissions: ['payment' as const] } };
    expect(await failedChecks(candidate, { security })).toEqual({});
  });

  it('a page that exceeds its size budget', async () => {
    const candidate = await remote({
      files: { 'client/list.js': 'x' },
      manifest: { routes: [{ ...route('/admin/products'), screen: 'list' }] },
      screens: { list: { scripts: ['list.js'], styles: [] } },
    });

    expect(await failedChecks(candidate, { budget: 50 })).toEqual({
      size: expect.stringMatching(/^\/admin\/products would download \d+ bytes of scripts, 50 are allowed\.$/),
    });
  });
});

test('the contracts are not checked when the API did not respond', async () => {
  const context = {
    store: workspace.store,
    teams: [testTeam],
    others: [shell],
    together: [],
    security: {},
    apiVersion: null,
    dataUrl: null,
    budgets: {},
  };
  const verdict = await runChecks(await remote(), context, bootPasses);

  expect(verdict.filter(({ outcome }) => outcome !== 'passed')).toEqual([
    { check: 'contracts', outcome: 'not run', message: 'shell in range; the HTTP API did not respond' },
  ]);
});

test('a check that did not run passes, unless the gate is strict', () => {
  const verdict: GateCheck[] = [{ check: 'pages open', outcome: 'not run', message: '' }];

  expect([passes(verdict, false), passes(verdict, true)]).toEqual([true, false]);
});

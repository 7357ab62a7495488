import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { permissions, type ModuleOverview, type Permission } from '@lumora/shared-contract';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { asha, closeConsole, json, openConsole, type FakeApi } from '../testing/console-under-test.tsx';
import { formatReleaseStats } from './module-labels.ts';

afterEach(closeConsole);

const facts = (hash: string) => ({
  id: `1.0.0-${hash.repeat(16)}`,
  version: '1.0.0',
  built_at: '2026-11-01T10:00:00.000Z',
  built_by: 'asha@desk',
  commit: '',
  team: 'taxonomy',
  first_load: 6600,
});
const quiet = { loads: 0, failures: 0 };
const overview: ModuleOverview = {
  module: 'mf-taxonomy',
  kind: 'console',
  live: { ...facts('a'), fares: { loads: 39, failures: 1 } },
  canary: null,
  off_because: null,
  pages: ['Categories', 'Attributes'],
  before: null,
  pinned: null,
  releases: [facts('b'), facts('a')],
  history: [
    {
      n: 1,
      release: facts('a').id,
      from: null,
      action: 'promote',
      by: 'asha@desk',
      reason: 'first',
      at: '2026-11-01T10:00:00.000Z',
      verdict: [{ check: 'pages open', outcome: 'not run', words: 'there is no browser' }],
    },
  ],
  failures: [
    {
      at: '2026-11-02T10:00:00.000Z',
      release: facts('a').id,
      message: 'TypeError',
      path: '/admin/categories',
      report: 'r1',
    },
  ],
  shared: [{ name: 'react', version: '^19.3.1', is_offered: false }],
};

function openModules(
  module: Partial<ModuleOverview> = {},
  api: FakeApi = {},
  may: readonly Permission[] = permissions,
) {
  return openConsole('/admin/modules', {
    user: { ...asha, permissions: [...may] },
    api: { 'GET /api/admin/releases': () => json({ data: [{ ...overview, ...module }] }), ...api },
  });
}

const card = () => screen.findByRole('region', { name: 'mf-taxonomy' });

describe('the Modules page', () => {
  it('shows what is live and how it fares', async () => {
    openModules({ canary: { ...facts('b'), percent: 20, fares: quiet } });

    expect(await card()).toHaveTextContent(/Live 1\.0\.0 · aaaaaaa.*Canary 20 %.*40 loads, 1 failed \(3 %\)/);
  });

  it('promotes a release with a reason, and says what came of it', async () => {
    const sent: unknown[] = [];
    const { user } = openModules(
      {},
      {
        'POST /api/admin/releases/mf-taxonomy': ({ body }) => {
          sent.push(body);
          return json({ data: null, message: 'mf-taxonomy is live.' });
        },
      },
    );

    await user.click(within(await card()).getByRole('button', { name: 'Details' }));
    await user.click(screen.getByRole('button', { name: 'Promote 1.0.0 · bbbbbbb' }));
    await fill({ Reason: 'better tables' });
    await user.click(screen.getByRole('button', { name: 'Promote' }));

    expect(await screen.findByText('mf-taxonomy is live.')).toBeVisible();
    expect(sent).toMatchObject([{ action: 'promote', release: facts('b').id, reason: 'better tables' }]);
  });

  it('keeps the dialog and its text when the gate refuses', async () => {
    const refusal = { message: 'The gate refuses mf-taxonomy. size: too large.', error: 'invalid' };
    const { user } = openModules({}, { 'POST /api/admin/releases/mf-taxonomy': () => json(refusal, 422) });

    await user.click(within(await card()).getByRole('button', { name: 'Switch off' }));
    await fill({ Reason: 'wrong prices' });
    expect(screen.getByRole('dialog')).toHaveTextContent('nobody is offered Categories, Attributes');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Switch off' }));

    expect(await within(screen.getByRole('dialog')).findByText(refusal.message)).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('wrong prices');
  });

  async function promoteRefused(may: readonly Permission[]) {
    const sent: unknown[] = [];
    const refusal = { message: 'The gate refuses mf-taxonomy. size: too large.', error: 'invalid' };
    const opened = openModules(
      {},
      {
        'POST /api/admin/releases/mf-taxonomy': ({ body }) => {
          sent.push(body);
          return sent.length === 1 ? json(refusal, 422) : json({ data: null, message: 'mf-taxonomy is live.' });
        },
      },
      may,
    );
    const { user } = opened;
    await user.click(within(await card()).getByRole('button', { name: 'Details' }));
    await user.click(screen.getByRole('button', { name: 'Promote 1.0.0 · bbbbbbb' }));
    await screen.findByLabelText('Reason');
    const isOfferedBefore = screen.queryByLabelText('Force it') !== null;
    await user.click(screen.getByRole('button', { name: 'Promote' }));
    expect(await within(screen.getByRole('dialog')).findByText(refusal.message)).toBeVisible();
    return { ...opened, sent, isOfferedBefore };
  }

  it('offers to force a release once the gate has refused it, for a reason', async () => {
    const { user, sent, isOfferedBefore } = await promoteRefused(permissions);

    await user.click(screen.getByLabelText('Force it'));
    await user.click(screen.getByRole('button', { name: 'Promote' }));
    expect(await screen.findByText('Forcing a release takes a reason')).toBeVisible();
    await fill({ Reason: 'the shop is down' });
    await user.click(screen.getByRole('button', { name: 'Promote' }));

    expect(await screen.findByText('mf-taxonomy is live.')).toBeVisible();
    expect(isOfferedBefore).toBe(false);
    expect(sent).toMatchObject([{ force: false }, { force: true, reason: 'the shop is down' }]);
  });

  it('offers to force nothing to whom may not', async () => {
    await promoteRefused(permissions.filter((permission) => permission !== 'releases.override'));

    expect(screen.queryByLabelText('Force it')).toBeNull();
  });

  it('shows history with verdicts, failures and shared packages', async () => {
    const { user } = openModules();
    await user.click(within(await card()).getByRole('button', { name: 'Details' }));

    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(screen.getByRole('table', { name: 'History' })).toHaveTextContent(/promoted.*first.*pages open not run/);
    await user.click(screen.getByRole('tab', { name: 'Failures' }));
    expect(screen.getByRole('table', { name: 'Failures' })).toHaveTextContent(/TypeError.*r1/);
    await user.click(screen.getByRole('tab', { name: 'Shared packages' }));
    expect(screen.getByRole('table', { name: 'Shared packages' })).toHaveTextContent(/react\^19\.3\.1taken/);
  });
});

it('a rare failure is never called none', () => {
  expect(formatReleaseStats({ loads: 999, failures: 1 })).toBe('1000 loads, 1 failed (under 1 %)');
  expect(formatReleaseStats({ loads: 1, failures: 0 })).toBe('1 load, none failed');
});

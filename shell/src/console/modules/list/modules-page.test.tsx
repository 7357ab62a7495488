import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { permissions, type Permission } from '@lumora/shared-contract/auth';
import type { ChannelMove, ModuleOverview } from '@lumora/shared-contract/releases';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { asha, closeConsole, json, openConsole, type FakeApi } from '../../testing/console-under-test.tsx';
import { noStats, overview, release } from '../../testing/module-overview.ts';

afterEach(closeConsole);

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

/** Opens the page of mf-taxonomy from the list. */
async function openModule(...options: Parameters<typeof openModules>) {
  const opened = openModules(...options);
  await opened.user.click(await screen.findByRole('link', { name: 'Taxonomy' }));
  await screen.findByRole('heading', { level: 1, name: 'Taxonomy' });
  return opened;
}

/** Chooses a move in the menu of a module of the list. */
async function chooseMove(user: UserEvent, move: string, module = 'Taxonomy') {
  await user.click(await screen.findByRole('button', { name: `More actions for ${module}` }));
  await user.click(await screen.findByRole('menuitem', { name: move }));
}

describe('the Modules page', () => {
  it('shows the live release with its loads and failures', async () => {
    openModules({ canary: { ...release('b'), percent: 20, stats: noStats, intervals: [] } });

    expect(await screen.findByRole('row', { name: /Taxonomy/ })).toHaveTextContent(
      /^TaxonomyCategories, Attributes1\.0\.0 · aaaaaaaPromoted .*401 failed \(3%\)420 msCanary 20%$/,
    );
  });

  it('names a canary that was halted since the live release was promoted', async () => {
    const [promoted] = overview.history;
    if (promoted === undefined) throw new Error('The module has no history.');
    openModules({ history: [{ ...promoted, n: promoted.n + 1, action: 'halt' }, promoted] });

    expect(await screen.findByRole('row', { name: /Taxonomy/ })).toHaveTextContent(/Canary ended /);
  });

  it('plots failure rate and load time of the live release, and states them in words', async () => {
    await openModule();

    const plots = within(screen.getByRole('region', { name: 'Live now' })).getAllByRole('img');
    expect(plots.map((plot) => plot.getAttribute('aria-label'))).toEqual([
      'Live: failure rate in the last two hours: latest 0%, at most 10%',
      'Live: load time in the last two hours: latest 420 ms, at most 900 ms',
    ]);
  });

  it('has no column of actions for releases without one', async () => {
    await openModule({ releases: [release('a')] });

    const releases = within(screen.getByRole('table', { name: 'Releases of Taxonomy' }));
    expect(releases.getAllByRole('columnheader')).toHaveLength(4);
    expect(releases.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  });

  it('states fewer than three reports in words alone', async () => {
    const intervals = overview.live.intervals.slice(1);
    await openModule({ live: { ...overview.live, intervals } });

    const health = screen.getByRole('region', { name: 'Live now' });
    expect(health).toHaveTextContent('Load time420 ms');
    expect(within(health).queryByRole('img')).toBeNull();
  });

  it('changes the share of a running canary with the slider', async () => {
    const sent: unknown[] = [];
    const canary = { ...release('b'), percent: 20, stats: noStats, intervals: [] };
    const { user } = openModules(
      { canary },
      {
        'POST /api/admin/releases/mf-taxonomy': ({ body }) => {
          sent.push(body);
          return json({ data: null, message: '21% of the visitors get it.' });
        },
      },
    );

    await chooseMove(user, 'Change share');
    const slider = screen.getByRole('slider', { name: 'Share of the visitors (%)' });
    slider.focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Share of the visitors: 21%')).toBeVisible();
    const dialog = within(screen.getByRole('dialog', { name: /^Change the share of the canary .* bbbbbbb\?$/ }));
    await user.click(dialog.getByRole('button', { name: 'Change share' }));

    expect(await screen.findByText('21% of the visitors get it.')).toBeVisible();
    expect(sent).toMatchObject([{ action: 'canary', release: canary.id, percent: 21 }]);
  });

  it('names the modules that return together before a rollback', async () => {
    const { user } = openModules({ previous: release('b').id, set: ['mf-sales', 'mf-taxonomy'] });

    await chooseMove(user, 'Roll back');

    expect(screen.getByRole('dialog')).toHaveTextContent(
      '1.0.0 · bbbbbbb is live again within a second. mf-sales, Taxonomy were promoted together and return together.',
    );
  });

  it('promotes releases of several modules together', async () => {
    const sent: unknown[] = [];
    const { user } = openModules(
      {},
      {
        'GET /api/admin/releases': () => json({ data: [overview, { ...overview, module: 'mf-sales' }] }),
        'POST /api/admin/releases': ({ body }) => {
          sent.push(body);
          return json({ data: null, message: 'mf-taxonomy, mf-sales are live.' });
        },
      },
    );

    await user.click(await screen.findByRole('button', { name: 'Promote several' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Taxonomy' }), '1.0.0 · bbbbbbb');
    await user.click(screen.getByRole('button', { name: 'Promote' }));
    expect((await screen.findAllByText('Choose at least two modules')).length).toBeGreaterThan(0);
    await user.selectOptions(screen.getByRole('combobox', { name: 'mf-sales' }), '1.0.0 · bbbbbbb');
    await user.click(screen.getByRole('button', { name: 'Promote' }));

    expect(await screen.findByText('mf-taxonomy, mf-sales are live.')).toBeVisible();
    const { id } = release('b');
    expect(sent).toMatchObject([
      {
        members: [
          { module: 'mf-taxonomy', release: id },
          { module: 'mf-sales', release: id },
        ],
      },
    ]);
  });

  it('promotes a release with a reason and shows the result', async () => {
    const sent: unknown[] = [];
    const { user } = await openModule(
      {},
      {
        'POST /api/admin/releases/mf-taxonomy': ({ body }) => {
          sent.push(body);
          return json({ data: null, message: 'mf-taxonomy is live.' });
        },
      },
    );

    await user.click(screen.getByRole('button', { name: 'Promote 1.0.0 · bbbbbbb' }));
    await fill({ Reason: 'better tables' });
    await user.click(screen.getByRole('button', { name: 'Promote' }));

    expect(await screen.findByText('mf-taxonomy is live.')).toBeVisible();
    expect(sent).toMatchObject([{ action: 'promote', release: release('b').id, reason: 'better tables' }]);
  });

  it('keeps the dialog and its input when the gate rejects the move', async () => {
    const rejection = { message: 'The gate rejects mf-taxonomy. size: too large.', error: 'invalid' };
    const { user } = openModules({}, { 'POST /api/admin/releases/mf-taxonomy': () => json(rejection, 422) });

    await chooseMove(user, 'Disable module');
    await fill({ Reason: 'wrong prices' });
    expect(screen.getByRole('dialog')).toHaveTextContent('nobody can use Categories, Attributes');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Disable' }));

    expect(await within(screen.getByRole('dialog')).findByText(rejection.message)).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('wrong prices');
  });

  it('closes the shop only after its name was typed', async () => {
    const sent: unknown[] = [];
    const storefront = { module: 'mf-storefront', kind: 'storefront' } as const;
    const { user } = openModules(storefront, {
      'POST /api/admin/releases/mf-storefront': ({ body }) => {
        sent.push(body);
        return json({ data: null, message: 'mf-storefront is disabled.' });
      },
    });
    await chooseMove(user, 'Disable module', 'Shop');
    const question = within(await screen.findByRole('dialog', { name: 'Close the shop?' }));

    await user.click(question.getByRole('button', { name: 'Close the shop' }));
    expect(await question.findByText('Type Lumora to close it')).toBeVisible();
    expect(sent).toEqual([]);
    await fill({ 'Type Lumora to confirm': 'lumora' });
    await user.click(question.getByRole('button', { name: 'Close the shop' }));

    expect(await screen.findByText('mf-storefront is disabled.')).toBeVisible();
    expect(sent).toMatchObject([{ action: 'disable' }]);
  });

  async function promoteRejected(may: readonly Permission[]) {
    const sent: unknown[] = [];
    const rejection = { message: 'The gate rejects mf-taxonomy. size: too large.', error: 'invalid' };
    const opened = await openModule(
      {},
      {
        'POST /api/admin/releases/mf-taxonomy': ({ body }) => {
          sent.push(body);
          return sent.length === 1 ? json(rejection, 422) : json({ data: null, message: 'mf-taxonomy is live.' });
        },
      },
      may,
    );
    const { user } = opened;
    await user.click(screen.getByRole('button', { name: 'Promote 1.0.0 · bbbbbbb' }));
    await screen.findByLabelText('Reason');
    const isOfferedBeforeRejection = screen.queryByLabelText('Force it') !== null;
    await user.click(screen.getByRole('button', { name: 'Promote' }));
    expect(await within(screen.getByRole('dialog')).findByText(rejection.message)).toBeVisible();
    return { ...opened, sent, isOfferedBeforeRejection };
  }

  it('offers to force a release, with a required reason, after the gate has rejected it', async () => {
    const { user, sent, isOfferedBeforeRejection } = await promoteRejected(permissions);

    await user.click(screen.getByLabelText('Force it'));
    await user.click(screen.getByRole('button', { name: 'Promote' }));
    expect(await screen.findByText('Forcing a release takes a reason')).toBeVisible();
    await fill({ Reason: 'the shop is down' });
    await user.click(screen.getByRole('button', { name: 'Promote' }));

    expect(await screen.findByText('mf-taxonomy is live.')).toBeVisible();
    expect(isOfferedBeforeRejection).toBe(false);
    expect(sent).toMatchObject([{ force: false }, { force: true, reason: 'the shop is down' }]);
  });

  it('does not offer to force a release without the permission', async () => {
    await promoteRejected(permissions.filter((permission) => permission !== 'releases.override'));

    expect(screen.queryByLabelText('Force it')).toBeNull();
  });

  it('shows the verdict of a canary beside its release, not beside the live one', async () => {
    const started: ChannelMove = {
      n: 2,
      release: release('a').id,
      from: release('a').id,
      action: 'canary',
      canary: { release: release('b').id, percent: 20 },
      verdict: [{ check: 'size', outcome: 'failed', message: 'too large' }],
      by: 'asha@desk',
      reason: '',
      at: '2026-11-02T10:00:00.000Z',
    };
    const { user } = await openModule({
      canary: { ...release('b'), percent: 20, stats: noStats, intervals: [] },
      history: [started, ...overview.history],
    });
    await user.click(screen.getByRole('tab', { name: 'Checks' }));

    const rows = within(screen.getByRole('table', { name: 'Checks' })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      '1.0.0 · aaaaaaapages open– not runthere is no browser',
      '1.0.0 · bbbbbbbsize✗ failedtoo large',
    ]);
  });

  it('shows the verdict of each check, the history, the failures, the sizes and the shared packages', async () => {
    const { user } = await openModule();

    await user.click(screen.getByRole('tab', { name: 'Checks' }));
    expect(screen.getByRole('table', { name: 'Checks' })).toHaveTextContent(/pages open– not runthere is no browser/);
    await user.click(screen.getByRole('tab', { name: 'Sizes' }));
    expect(screen.getByRole('table', { name: 'Sizes' })).toHaveTextContent('/admin/categories150.0 kB300.0 kB');
    expect(screen.getByRole('progressbar', { name: 'Budget of /admin/categories' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(screen.getByRole('table', { name: 'History' })).toHaveTextContent(/Promoted.*first.*pages open not run/);
    await user.click(screen.getByRole('tab', { name: 'Failures' }));
    expect(screen.getByRole('table', { name: 'Failures' })).toHaveTextContent(/TypeError.*r1/);
    await user.click(screen.getByRole('tab', { name: 'Extensions' }));
    expect(screen.getByRole('row', { name: 'Dashboard Low stock' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Product tabs Care' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Shared packages' }));
    expect(screen.getByRole('table', { name: 'Shared packages' })).toHaveTextContent(/react\^19\.3\.1The console/);
  });
});

import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { filterBy, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { unique } from '@lumora/shared-ui/testing/real-api.ts';
import { inDays, makeHeaderOffer } from '../testing/make-promotion.ts';
import { openHeaderOffers } from '../testing/open-header-offers.tsx';

const network = useNetwork();

it('filters the list by status and stores the filter in the URL', async () => {
  const prefix = unique('Monsoon');
  await makeHeaderOffer({ text: `${prefix} draft` });
  await makeHeaderOffer({ text: `${prefix} soon`, is_active: true, starts_at: inDays(2), ends_at: inDays(3) });
  const { user, router } = openHeaderOffers(prefix);
  await row('draft');

  await filterBy(user, 'Status', 'Scheduled');

  await waitFor(() => expect(screen.queryByText(`${prefix} draft`)).toBeNull());
  expect(await row('soon')).toBeVisible();
  expect(router.state.location.search).toContain('status=scheduled');
});

it('lists live offers first, then scheduled ones by their start, drafts and ended ones, unless the user sorts them', async () => {
  const prefix = unique('Pongal');
  await makeHeaderOffer({ text: `${prefix} 1`, is_active: true });
  await makeHeaderOffer({ text: `${prefix} 2`, is_active: true, starts_at: inDays(2) });
  await makeHeaderOffer({ text: `${prefix} 3`, is_active: true, starts_at: inDays(3) });
  await makeHeaderOffer({ text: `${prefix} 4` });
  await makeHeaderOffer({ text: `${prefix} 5`, is_active: true, ends_at: inDays(-1) });
  const { user } = openHeaderOffers(prefix);
  const texts = () => screen.getAllByText(new RegExp(`^${prefix}`), { selector: '[role=grid] *' });
  const numbers = () => texts().map(({ textContent }) => Number(textContent.at(-1)));
  await row(`${prefix} 1`);

  expect(numbers()).toEqual([1, 2, 3, 4, 5]);
  expect(screen.getByText(/Live ones first\.$/)).toBeVisible();

  await user.click(screen.getByRole('columnheader', { name: 'Text' }));
  await user.click(screen.getByRole('columnheader', { name: 'Text' }));
  await waitFor(() => expect(numbers()).toEqual([5, 4, 3, 2, 1]));
});

it('explains the purpose of header offers in the empty state, without a calendar', async () => {
  network.respond('/admin/header-offers/list', { data: [], meta: { total: 0, page: 1, pageSize: 10 } });
  openHeaderOffers('');

  expect(await screen.findByText('No header offers yet')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Create header offer' })).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Calendar' })).toBeNull());
});

it('names the next offer in place of weeks without one, and shows its weeks on a click', async () => {
  const offer = await makeHeaderOffer({ is_active: true, starts_at: inDays(60) });
  network.respond('/admin/header-offers/list', { data: [offer], meta: { total: 1, page: 1, pageSize: 10 } });
  const { user } = openHeaderOffers('');
  const calendar = within(await screen.findByRole('region', { name: 'Calendar' }));
  const next = calendar.getByRole('button', { name: /^Next, \d+ \w+: ./ });
  expect(next).toHaveTextContent(offer.text);
  expect(next).toHaveTextContent(/Show \d+ \w+$/);
  expect(calendar.getAllByRole('button')).toEqual([next]);

  await user.click(next);

  expect(screen.getByRole('region', { name: 'Calendar' })).toHaveFocus();
  expect(within(calendar.getByRole('list', { name: 'Ribbon' })).getByText(offer.text)).toBeVisible();
});

it('says how a promotion gets into a calendar without one', async () => {
  const draft = await makeHeaderOffer();
  network.respond('/admin/header-offers/list', { data: [draft], meta: { total: 1, page: 1, pageSize: 10 } });
  openHeaderOffers('');

  expect(
    await screen.findByText('No header offer is scheduled. A draft is shown here once it is switched on.'),
  ).toBeVisible();
});

it('explains why the list and the calendar failed to load, and loads both on Retry', async () => {
  const { text } = await makeHeaderOffer({ is_active: true, ends_at: inDays(1) });
  network.fail('/admin/header-offers/list', { status: 500, message: 'The database is not available.' });
  const { user } = openHeaderOffers(text);
  expect(await screen.findByText('The calendar could not be loaded. The database is not available.')).toBeVisible();

  network.passThrough('/admin/header-offers/list');
  for (const retry of await screen.findAllByRole('button', { name: 'Retry' })) await user.click(retry);

  expect(await row(text)).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Calendar' })).toBeVisible();
});

it('says that nothing runs in later weeks, after those of a live offer', async () => {
  const offer = await makeHeaderOffer({ is_active: true, ends_at: inDays(1) });
  network.respond('/admin/header-offers/list', { data: [offer], meta: { total: 1, page: 1, pageSize: 10 } });
  const { user } = openHeaderOffers('');
  const calendar = within(await screen.findByRole('region', { name: 'Calendar' }));

  for (let week = 0; week < 3; week++) await user.click(calendar.getByRole('button', { name: 'A week later' }));

  expect(calendar.getByText('No header offer runs in these weeks or later.')).toBeVisible();
});

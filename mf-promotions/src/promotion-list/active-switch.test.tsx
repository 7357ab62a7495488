import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { HeaderOffer } from '@lumora/shared-contract/promotions';
import { button, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { unique } from '@lumora/shared-ui/testing/real-api.ts';
import { searchRows, inDays, makeHeaderOffer } from '../testing/make-promotion.ts';
import { openHeaderOffers } from '../testing/open-header-offers.tsx';

const network = useNetwork();

const findSaved = async (text: string) => (await searchRows<HeaderOffer>('header-offers', text))[0];
const switchOf = (text: string) => screen.findByRole('switch', { name: `Active: ${text}` });
const switchRequests = () => network.calls.filter(({ path }) => path.includes('/switch/'));

/** Toasts stay open while the window has no focus. */
const pauseToasts = () => fireEvent.blur(window);

it('activates a row by its switch and reverts it on Undo', async () => {
  const { text } = await makeHeaderOffer({ ends_at: inDays(1) });
  const { user } = openHeaderOffers(text);

  await user.click(await screen.findByRole('switch', { name: `Active: ${text}` }));

  expect(await screen.findByText(`“${text}” is live now`)).toBeVisible();
  expect(within(await row(text)).getByText('Live')).toBeVisible();
  await user.click(await button('Undo'));
  await waitFor(async () => expect(within(await row(text)).getByText('Draft')).toBeVisible());
  expect(await findSaved(text)).toMatchObject({ is_active: false });
});

it('keeps the place of a row, although live ones come first in a list', async () => {
  const { text } = await makeHeaderOffer({ ends_at: inDays(1) });
  const { text: newer } = await makeHeaderOffer({ text: `${text} too`, ends_at: inDays(1) });
  const { user } = openHeaderOffers(text);
  const switches = () => screen.getAllByRole('switch').map((element) => element.getAttribute('aria-label'));
  await switchOf(newer);
  expect(switches()).toEqual([`Active: ${newer}`, `Active: ${text}`]);

  await user.click(await switchOf(text));
  await screen.findByText(`“${text}” is live now`);

  expect(switches()).toEqual([`Active: ${newer}`, `Active: ${text}`]);
  await user.click(await button('Refresh'));
  await waitFor(() => expect(switches()).toEqual([`Active: ${text}`, `Active: ${newer}`]));
});

it('shows the results of a search that was on its way when a switch was saved', async () => {
  const { text } = await makeHeaderOffer({ ends_at: inDays(1) });
  const { text: other } = await makeHeaderOffer({ text: unique('Diwali') });
  const { user, router } = openHeaderOffers(text);
  const [releaseSwitch, releaseSearch] = [network.delay('/switch/'), network.delay('q=Diwali')];
  await user.click(await switchOf(text));
  await act(() => router.navigate(`?q=${encodeURIComponent(other)}`));
  await waitFor(() => expect(network.calls.some(({ path }) => path.includes('q=Diwali'))).toBe(true));

  releaseSwitch();
  await screen.findByText(`“${text}” is live now`);
  releaseSearch();

  expect(await row(other)).toBeVisible();
});

it('has no switch beside the status of a row that has ended', async () => {
  const { text } = await makeHeaderOffer({ is_active: true, starts_at: inDays(-2), ends_at: inDays(-1) });
  openHeaderOffers(text);

  const endedRow = within(await row(text));

  expect(endedRow.getByText('Ended')).toBeVisible();
  expect(endedRow.queryByRole('switch')).toBeNull();
});

it('has a column of its own beside the status', async () => {
  const { text } = await makeHeaderOffer({ ends_at: inDays(1) });
  openHeaderOffers(text);

  expect(await switchOf(text)).toBeEnabled();
  expect(screen.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Active' })).toBeVisible();
});

it('explains a failed activation and leaves the row inactive', async () => {
  const { text } = await makeHeaderOffer();
  network.fail('/admin/header-offers/switch', { status: 500, message: 'The database is not available.' });
  const { user } = openHeaderOffers(text);

  await user.click(await screen.findByRole('switch', { name: `Active: ${text}` }));

  expect(await screen.findByText('The database is not available.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('switch', { name: `Active: ${text}` })).not.toBeChecked());
});

it('sends an Undo only after a pending switch of the same row', async () => {
  const { text } = await makeHeaderOffer({ ends_at: inDays(1) });
  const { user } = openHeaderOffers(text);
  await user.click(await switchOf(text));
  await screen.findByText(`“${text}” is live now`);
  pauseToasts();
  const release = network.delay('/switch/');
  await user.click(await switchOf(text));
  await waitFor(() => expect(switchRequests()).toHaveLength(2));

  network.reset(); // later requests are not delayed
  await user.click(await button('Undo'));
  await user.click(await button('Refresh'));
  await waitFor(() => expect(network.calls).not.toEqual([]));
  expect(switchRequests()).toEqual([]);
  release();

  await waitFor(() => expect(switchRequests()).toHaveLength(1));
  await waitFor(async () => expect(within(await row(text)).getByText('Draft')).toBeVisible());
  expect(await findSaved(text)).toMatchObject({ is_active: false });
});

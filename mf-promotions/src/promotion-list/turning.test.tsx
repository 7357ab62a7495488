import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { HeaderOffer } from '@lumora/shared-contract';
import { button, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { found, inDays, makeHeaderOffer } from '../testing/make-promotion.ts';
import { openHeaderOffers } from '../testing/open-header-offers.tsx';

const network = useNetwork();

const saved = async (text: string) => (await found<HeaderOffer>('header-offers', text))[0];
const switchOf = (text: string) => screen.findByRole('switch', { name: `Active: ${text}` });
const turns = () => network.calls.filter(({ path }) => path.includes('/switch/'));

/** Toasts wait for a window that is not looked at. */
const keepToasts = () => fireEvent.blur(window);

it('a row is turned on by its switch, and off again by Undo', async () => {
  const { text } = await makeHeaderOffer({ ends_at: inDays(1) });
  const { user } = openHeaderOffers(text);

  await user.click(await screen.findByRole('switch', { name: `Active: ${text}` }));

  expect(await screen.findByText(`“${text}” is live now`)).toBeVisible();
  expect(within(await row(text)).getByText('Live')).toBeVisible();
  await user.click(await button('Undo'));
  await waitFor(async () => expect(within(await row(text)).getByText('Draft')).toBeVisible());
  expect(await saved(text)).toMatchObject({ is_active: false });
});

it('a row stays as it was when turning it on is refused, and says why', async () => {
  const { text } = await makeHeaderOffer();
  network.refuse('/admin/header-offers/switch', { status: 500, message: 'The lights went out.' });
  const { user } = openHeaderOffers(text);

  await user.click(await screen.findByRole('switch', { name: `Active: ${text}` }));

  expect(await screen.findByText('The lights went out.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('switch', { name: `Active: ${text}` })).not.toBeChecked());
});

it('an Undo does not overtake the switch that was used after it', async () => {
  const { text } = await makeHeaderOffer({ ends_at: inDays(1) });
  const { user } = openHeaderOffers(text);
  await user.click(await switchOf(text));
  await screen.findByText(`“${text}” is live now`);
  keepToasts();
  const release = network.hold('/switch/');
  await user.click(await switchOf(text));
  await waitFor(() => expect(turns()).toHaveLength(2));

  network.reset(); // what is asked from here on is not held up
  await user.click(await button('Undo'));
  await user.click(await button('Refresh'));
  await waitFor(() => expect(network.calls).not.toEqual([]));
  expect(turns()).toEqual([]);
  release();

  await waitFor(() => expect(turns()).toHaveLength(1));
  await waitFor(async () => expect(within(await row(text)).getByText('Draft')).toBeVisible());
  expect(await saved(text)).toMatchObject({ is_active: false });
});

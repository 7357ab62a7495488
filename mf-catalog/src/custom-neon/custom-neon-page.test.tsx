import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mapDesignParts, type DesignRates, type DesignRules } from '@lumora/shared-contract/designs';
import type { ApiResponse } from '@lumora/shared-contract/http';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { button, field, openPage, select, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { call } from '@lumora/shared-ui/testing/real-api.ts';
import { CustomNeonPage } from './custom-neon-page.tsx';

const network = useNetwork();
const path = '/admin/custom-neon';

const fetchRates = async () => (await call<ApiResponse<DesignRates>>('GET', '/admin/design-rates')).data;
const updateRates = (changes: Partial<DesignRates>) =>
  call('POST', '/admin/design-rates/update', { ...initialRates, ...changes });

/** The rates of the seed, restored after each test. */
let initialRates: Record<keyof DesignRules, number>;
beforeEach(async () => {
  const current = await fetchRates();
  initialRates = mapDesignParts((part) => current[part]);
});
afterEach(() => updateRates({}));

/** Returns the prices of the sample design: at the saved rates and, once a rate is edited, at the edited rates. */
async function displayedPrices(): Promise<string[]> {
  const priceRow = await screen.findByRole('row', { name: /^Price/ });
  return within(priceRow)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

it('saves rates in rupees', async () => {
  const { user } = openPage(<CustomNeonPage />, { path });

  await fill({ Dimmer: '512.50' });
  await user.click(await button('Save changes'));

  expect(await screen.findByText('Rates updated')).toBeVisible();
  expect(await fetchRates()).toMatchObject({ ...initialRates, dimmer: 512.5 });
});

it('shows the size of the board, from which its price follows', async () => {
  openPage(<CustomNeonPage />, { path });

  expect(await screen.findByText(/, \d+ × \d+ cm board$/)).toBeVisible();
});

it('groups the digits of a rate, except while it is edited', async () => {
  const { user } = openPage(<CustomNeonPage />, { path });
  const rate = await field('Neon tube');

  await user.clear(rate);
  await user.type(rate, '123456.5');
  expect(rate).toHaveValue(123_456.5);
  await user.tab();
  expect(rate).toHaveValue('1,23,456.5');
  await user.click(await button('Save changes'));

  expect(await screen.findByText('Rates updated')).toBeVisible();
  expect(await fetchRates()).toMatchObject({ tube_per_metre: 123_456.5 });
});

it('shows the price at the edited rates beside the current price, without saving', async () => {
  const { user } = openPage(<CustomNeonPage />, { path });
  await user.click(await screen.findByRole('checkbox', { name: 'With dimmer' }));
  const [currentPrice, ...otherPrices] = await displayedPrices();
  expect(otherPrices).toEqual([]);

  await fill({ Dimmer: '1450' });

  expect(await screen.findByText(/^₹1,000 more than now/)).toBeVisible();
  expect((await displayedPrices())[0]).toBe(currentPrice);
  expect(within(screen.getByRole('row', { name: /^Dimmer/ })).getAllByRole('cell')[1]).toHaveTextContent('₹1,450');
  expect(network.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('explains an invalid sample design with the message that shoppers see', async () => {
  const { user } = openPage(<CustomNeonPage />, { path });

  await fill({ Text: 'शुभ विवाह' });
  expect(await screen.findByText(/Choose a font marked हिन्दी/)).toBeVisible();
  await select(user, 'Font', 'Baloo 2 – हिन्दी');
  await fill({ Width: '10' });
  expect(await screen.findByText('At least 20 cm wide')).toBeVisible();
  await fill({ Width: '90' });

  expect(await screen.findByText(/^90 × \d+ cm/)).toBeVisible();
});

it('shows an invalid rate beside its field and sends no request', async () => {
  const { user } = openPage(<CustomNeonPage />, { path });

  await fill({ 'Neon tube': '', 'Base price': '0.125' });
  await user.click(await button('Save changes'));

  await waitFor(async () => expect(await field('Neon tube')).toHaveAccessibleDescription('Neon tube is required'));
  expect(await field('Base price')).toHaveAccessibleDescription('Base price has at most two decimals');
  expect(screen.getByText('Correct the rates to see the new price.')).toBeVisible();
  expect(network.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('reloads rates that another user changed and preserves the edits', async () => {
  const { user } = openPage(<CustomNeonPage />, { path });
  await fill({ Dimmer: '600' });
  await updateRates({ start: initialRates.start + 50 });

  await user.click(await button('Save changes'));
  await user.click(await button('Reload'));
  await waitFor(async () => expect(await field('Base price')).toHaveValue(String(initialRates.start + 50)));
  await user.click(await button('Save changes'));

  await waitFor(async () => expect(await fetchRates()).toMatchObject({ start: initialRates.start + 50, dimmer: 600 }));
});

it('lets a user without custom-neon.update try a design, but not edit rates', async () => {
  openPage(<CustomNeonPage />, { path, may: ['custom-neon.view'] });

  expect(await field('Dimmer')).toBeDisabled();
  expect(screen.getByText('You can view these rates but not change them.')).toBeVisible();
  expect(await field('Text')).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
});

it('explains why rates failed to load, and loads them on Retry', async () => {
  network.fail('/admin/design-rates', { status: 500, message: 'The database is not available.' });
  const { user } = openPage(<CustomNeonPage />, { path });
  expect(await screen.findByText('The database is not available.')).toBeVisible();

  network.passThrough('/admin/design-rates');
  await user.click(await button('Retry'));

  expect(await field('Dimmer')).toHaveValue(String(initialRates.dimmer));
});

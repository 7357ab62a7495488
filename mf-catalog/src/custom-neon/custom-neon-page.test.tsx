import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mapDesignParts, type ApiResponse, type DesignRates, type DesignRules } from '@lumora/shared-contract';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { button, field, openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { call } from '@lumora/shared-ui/testing/real-api.ts';
import { CustomNeonPage } from './custom-neon-page.tsx';

const network = useNetwork();
const path = '/admin/custom-neon';

const rates = async () => (await call<ApiResponse<DesignRates>>('GET', '/admin/design-rates')).data;
const change = (changed: Partial<DesignRates>) => call('POST', '/admin/design-rates/update', { ...known, ...changed });

/** What the other tests find, too. */
let known: Record<keyof DesignRules, number>;
beforeEach(async () => {
  const read = await rates();
  known = mapDesignParts((part) => read[part]);
});
afterEach(() => change({}));

/** The price of the sign on trial: now, and by what is typed. */
async function tried(): Promise<string[]> {
  const line = await screen.findByRole('row', { name: /^Price/ });
  return within(line)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

it('rates are changed in rupees, and the shop has them', async () => {
  const { user } = openPage(<CustomNeonPage />, { path });

  await fill({ Dimmer: '512.50' });
  await user.click(await button('Save changes'));

  expect(await screen.findByText('Rates updated')).toBeVisible();
  expect(await rates()).toMatchObject({ ...known, dimmer: 512.5 });
});

it('a sign is priced by what is typed, beside what it costs now, before anything is saved', async () => {
  const { user } = openPage(<CustomNeonPage />, { path });
  await user.click(await screen.findByRole('checkbox', { name: 'With dimmer' }));
  const [now, same] = await tried();
  expect(same).toBe(now);

  await fill({ Dimmer: '1450' });

  expect(await screen.findByText(/^₹1,000 more than now/)).toBeVisible();
  expect((await tried())[0]).toBe(now);
  expect(within(screen.getByRole('row', { name: /^Dimmer/ })).getAllByRole('cell')[1]).toHaveTextContent('₹1,450');
  expect(network.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('a sign that cannot be made says why, in the words that shoppers are told', async () => {
  const { user } = openPage(<CustomNeonPage />, { path });

  await fill({ Text: 'शुभ विवाह' });
  expect(await screen.findByText(/Choose a font marked हिन्दी/)).toBeVisible();
  await user.selectOptions(await field('Font'), 'Baloo 2 – हिन्दी');
  await fill({ Width: '10' });
  expect(await screen.findByText('At least 20 cm wide')).toBeVisible();
  await fill({ Width: '90' });

  expect(await screen.findByText(/^90 × \d+ cm/)).toBeVisible();
});

it('what is no rate is said beside its field, and nothing is sent', async () => {
  const { user } = openPage(<CustomNeonPage />, { path });

  await fill({ 'Neon tube': '', 'Base price': '0.125' });
  await user.click(await button('Save changes'));

  await waitFor(async () => expect(await field('Neon tube')).toHaveAccessibleDescription('Neon tube is required'));
  expect(await field('Base price')).toHaveAccessibleDescription('Base price has at most two decimals');
  expect(screen.getByText('Mend the rates to see the new price.')).toBeVisible();
  expect(network.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('rates that somebody else has changed are loaded anew, and keep what was typed', async () => {
  const { user } = openPage(<CustomNeonPage />, { path });
  await fill({ Dimmer: '600' });
  await change({ start: known.start + 50 });

  await user.click(await button('Save changes'));
  await user.click(await button('Reload'));
  await waitFor(async () => expect(await field('Base price')).toHaveValue(known.start + 50));
  await user.click(await button('Save changes'));

  await waitFor(async () => expect(await rates()).toMatchObject({ start: known.start + 50, dimmer: 600 }));
});

it('who may only look can try a sign, and change nothing', async () => {
  openPage(<CustomNeonPage />, { path, may: ['custom-neon.view'] });

  expect(await field('Dimmer')).toBeDisabled();
  expect(screen.getByText('You may look at these rates, but not change them.')).toBeVisible();
  expect(await field('Text')).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
});

it('rates that cannot be had say why, and are asked for again', async () => {
  network.refuse('/admin/design-rates', { status: 500, message: 'The database is asleep' });
  const { user } = openPage(<CustomNeonPage />, { path });
  expect(await screen.findByText('The database is asleep')).toBeVisible();

  network.admit('/admin/design-rates');
  await user.click(await button('Retry'));

  expect(await field('Dimmer')).toHaveValue(known.dimmer);
});

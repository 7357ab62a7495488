import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { PopUpOffer } from '@lumora/shared-contract/promotions';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { button, field, openPage, row, select, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { pngFile } from '@lumora/shared-ui/testing/pictures.ts';
import { unique } from '@lumora/shared-ui/testing/real-api.ts';
import { searchRows, inDays, makePopUp } from '../testing/make-promotion.ts';
import { PopUpOffersPage } from './pop-up-offers-page.tsx';

useNetwork();
const path = '/admin/offers/popup';

const openPopUps = (search: string) =>
  openPage(<PopUpOffersPage />, { path, at: `${path}?q=${encodeURIComponent(search)}` });

it('previews and creates a pop-up with image, audience, delay and frequency', async () => {
  const title = unique('10% off');
  const { user } = openPopUps(title);
  await user.click(await button('Create pop-up offer'));
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));

  await fill({ Title: title, Link: '/custom-neon' });
  expect(preview.getByText('See it')).toBeVisible();
  await fill({ 'Button label': 'Design yours', 'Delay in seconds': '12' });
  expect(preview.getByText('Design yours')).toBeVisible();
  await user.upload(await field('Image'), pngFile('open.png'));
  await select(user, 'Who sees it', 'First visit');
  // a draft does not conflict with the pop-ups of other tests
  await user.click(await screen.findByRole('checkbox', { name: 'Active' }));
  await user.click(await button('Create'));

  expect(within(await row(title)).getByText('First visit')).toBeVisible();
  const [created] = await searchRows<PopUpOffer>('pop-up-offers', title);
  expect(created).toMatchObject({
    audience: 'first_visit',
    delay_seconds: 12,
    every_days: 7,
    button_label: 'Design yours',
  });
  expect(created?.image).not.toBeNull();
});

it('rejects numbers out of range beside their fields', async () => {
  const { user } = openPopUps('nothing');
  await user.click(await button('Create pop-up offer'));
  await fill({ Title: 'Join us', 'Delay in seconds': '5000', 'At most once in days': '7.5' });

  await user.click(await button('Create'));

  await waitFor(async () =>
    expect(await field('Delay in seconds')).toHaveAccessibleDescription('Delay is at most 600'),
  );
  expect(await field('At most once in days')).toHaveAccessibleDescription('Days must be a whole number');
});

it('explains in the calendar that the newer of two pop-ups is displayed', async () => {
  const times = { is_active: true, starts_at: inDays(0), ends_at: inDays(1) };
  const [older, newer] = [await makePopUp(times), await makePopUp(times)];
  openPopUps(newer.title);

  const conflicts = await screen.findByRole('list', { name: 'Competing for one position' });

  expect(conflicts).toHaveTextContent(
    `“${newer.title}” is newer (both have priority 0), so “${older.title}” is not shown.`,
  );
});

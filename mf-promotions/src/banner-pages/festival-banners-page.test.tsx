import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FestivalBanner } from '@lumora/shared-contract/promotions';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { button, field, filterBy, openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { unique } from '@lumora/shared-ui/testing/real-api.ts';
import { inDays, makeBanner, makeFestivalBanner, searchRows } from '../testing/make-promotion.ts';
import { FestivalBannersPage } from './festival-banners-page.tsx';

const network = useNetwork();
const path = '/admin/festival-banners';

const openFestivals = (search: string) =>
  openPage(<FestivalBannersPage />, { path, at: `${path}?q=${encodeURIComponent(search)}` });

const findSaved = async (title: string) => (await searchRows<FestivalBanner>('festival-banners', title))[0];

it('previews and creates a festival banner with its festival name and colour', async () => {
  const title = unique('Light up');
  const { user } = openFestivals(title);
  await user.click(await button('Create festival banner'));

  await fill({ 'Festival name': 'दिवाली', Title: title, 'Theme colour': '#F4FF4D' });
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(preview.getByText('दिवाली')).toBeVisible();
  await user.click(await button('Create'));

  expect(within(await row(title)).getByText('दिवाली')).toBeVisible();
  expect(await findSaved(title)).toMatchObject({ festival_name: 'दिवाली', theme_colour: '#f4ff4d' });
});

it('warns of a dark colour and rejects an invalid one beside its field', async () => {
  const { user } = openFestivals('nothing');
  await user.click(await button('Create festival banner'));

  await fill({ 'Theme colour': '#220000' });
  expect(await screen.findByText(/hardly shows on the dark shop/)).toBeVisible();
  await user.type(await field('Theme colour'), '0');
  await user.click(await button('Create'));

  await waitFor(async () => expect(await field('Theme colour')).toHaveAccessibleDescription(/^Enter a colour such as/));
  expect(await field('Theme colour')).toHaveValue('#2200000');
});

it('filters by status and edits a festival banner', async () => {
  const { title } = await makeFestivalBanner();
  const { user } = openFestivals(title);
  await filterBy(user, 'Status', 'Draft');

  await user.click(await button(`Edit ${title}`));
  await fill({ Subtitle: 'Diyas in neon' });
  await user.click(await button('Save changes'));

  await waitFor(async () => expect(await findSaved(title)).toMatchObject({ subtitle: 'Diyas in neon' }));
});

it('shows no calendar in weeks in which only banners run', async () => {
  const banner = await makeBanner({ place: 'home_top', is_active: true, starts_at: inDays(0), ends_at: inDays(2) });
  const festival = await makeFestivalBanner({ is_active: true, starts_at: inDays(60) });
  network.respond('/admin/festival-banners/list', { data: [festival], meta: { total: 1, page: 1, pageSize: 10 } });
  openFestivals('');

  const calendar = within(await screen.findByRole('region', { name: 'Calendar' }));

  expect(
    calendar.getByRole('button', { name: new RegExp(`^Next, \\d+ \\w+: ${festival.title} Show \\d+ \\w+$`) }),
  ).toBeVisible();
  expect(calendar.queryByText(`Banner: ${banner.title}`)).toBeNull();
});

it('marks a banner in the calendar of the festival banners', async () => {
  const running = { is_active: true, starts_at: inDays(0), ends_at: inDays(2) };
  const banner = await makeBanner({ place: 'home_top', ...running });
  const festival = await makeFestivalBanner(running);
  openFestivals(festival.title);

  const calendarRow = within(await screen.findByRole('list', { name: 'Home top' }));

  expect(await calendarRow.findByRole('button', { name: new RegExp(`^Banner: ${banner.title}`) })).toBeVisible();
  expect(calendarRow.getByRole('button', { name: new RegExp(`^${festival.title}`) })).toBeVisible();
});

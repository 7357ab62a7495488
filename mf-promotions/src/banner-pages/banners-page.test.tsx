import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Banner } from '@lumora/shared-contract/promotions';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import {
  button,
  dialog,
  field,
  filterBy,
  openPage,
  row,
  select,
  useNetwork,
} from '@lumora/shared-ui/testing/open-page.tsx';
import { pngFile } from '@lumora/shared-ui/testing/pictures.ts';
import { unique } from '@lumora/shared-ui/testing/real-api.ts';
import { searchRows, inDays, makeBanner, makeFestivalBanner } from '../testing/make-promotion.ts';
import { BannersPage } from './banners-page.tsx';

const network = useNetwork();
const path = '/admin/banners';

function openBanners(search: string, may?: string[]) {
  return openPage(<BannersPage />, { path, at: `${path}?q=${encodeURIComponent(search)}`, ...(may && { may }) });
}

const findSaved = async (title: string) => (await searchRows<Banner>('banners', title))[0];

/** Returns dates from now on, so that the banners of different tests rarely overlap. */
const running = (days: [number, number]) => ({ is_active: true, starts_at: inDays(days[0]), ends_at: inDays(days[1]) });

describe('creating', () => {
  it('previews and saves texts, position and both images', async () => {
    const title = unique('शादी के साइन');
    const { user } = openBanners(title);
    await user.click(await button('Create banner'));
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));

    await fill({ Title: title });
    await select(user, 'Position', 'Home middle');
    await user.upload(await field('Image for wide screens'), pngFile('wide.png'));
    await user.upload(await field('Image for small screens'), pngFile('small.png'));

    expect(preview.getByText(title)).toBeVisible();
    await waitFor(() => expect(preview.getByRole('presentation')).toHaveAttribute('src', 'blob:small.png'));
    await user.click(preview.getByRole('button', { name: 'Desktop' }));
    expect(preview.getByRole('presentation')).toHaveAttribute('src', 'blob:wide.png');
    // a draft does not conflict with the banners of other tests
    await user.click(await screen.findByRole('checkbox', { name: 'Active' }));
    await user.click(await button('Create'));
    expect(within(await row(title)).getByText('Home middle')).toBeVisible();
    const created = await findSaved(title);
    expect(created?.wide_image).toMatch(/^[\da-f]+$/);
    expect(created?.narrow_image).not.toBe(created?.wide_image);
  });

  it('previews the banner of the list as a line without its subtitle on phones', async () => {
    const { user } = openBanners('nothing');
    await user.click(await button('Create banner'));
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));

    await fill({ Title: 'LED boards', Subtitle: 'Half price this month' });
    await select(user, 'Position', 'Product list');

    await waitFor(() => expect(preview.getByText('Half price this month')).not.toBeVisible());
    await user.click(preview.getByRole('button', { name: 'Desktop' }));
    expect(preview.getByText('Half price this month')).toBeVisible();
  });

  it('rejects a file that is not an image without a request, and preserves the texts', async () => {
    const { user } = openBanners('nothing');
    await user.click(await button('Create banner'));
    await fill({ Title: 'Winter sale' });

    await user.upload(await field('Image for wide screens'), new File(['<svg/>'], 'logo.png', { type: 'image/png' }));
    await user.click(await button('Create'));

    expect(await screen.findByText(/“logo.png” is not a PNG, JPG or WEBP/)).toBeVisible();
    expect(await field('Title')).toHaveValue('Winter sale');
    expect(network.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

it('removes an image on save and preserves the schedule', async () => {
  const banner = await makeBanner({ starts_at: '2031-01-01T00:00:00.000Z' });
  const { user } = openBanners(banner.title);
  await user.click(await button(`Edit ${banner.title}`));
  await user.upload(await field('Image for wide screens'), pngFile('wide.png'));
  await user.click(await button('Save changes'));
  await waitFor(async () => expect((await findSaved(banner.title))?.wide_image).not.toBeNull());

  await user.click(await button(`Edit ${banner.title}`));
  await user.click(await button('Remove image'));
  await user.click(await button('Save changes'));

  await waitFor(async () =>
    expect(await findSaved(banner.title)).toMatchObject({ wide_image: null, starts_at: '2031-01-01T00:00:00.000Z' }),
  );
});

it('filters the list by position and stores the filter in the URL', async () => {
  const prefix = unique('Monsoon');
  await makeBanner({ title: `${prefix} one`, place: 'home_top' });
  await makeBanner({ title: `${prefix} two`, place: 'product_list' });
  const { user, router } = openBanners(prefix);
  await row('one');

  await filterBy(user, 'Position', 'Product list');

  await waitFor(() => expect(screen.queryByText(`${prefix} one`)).toBeNull());
  expect(await row('two')).toBeVisible();
  expect(router.state.location.search).toContain('place=product_list');
});

describe('the calendar', () => {
  it('explains which of two conflicting banners is displayed', async () => {
    const winner = await makeBanner({ place: 'home_middle', priority: 1, ...running([0, 3]) });
    const loser = await makeBanner({ place: 'home_middle', priority: 4, ...running([-2, 1]) });
    openBanners(winner.title);

    const conflicts = await screen.findByRole('list', { name: 'Competing for one position' });

    expect(conflicts).toHaveTextContent(
      `“${winner.title}” has the higher priority (1 comes before 4), so “${loser.title}” is not shown.`,
    );
  });

  it('shows a festival banner that replaces a banner at home top, and opens its dialog', async () => {
    const banner = await makeBanner({ place: 'home_top', ...running([0, 2]) });
    const festival = await makeFestivalBanner({ priority: 9, ...running([0, 2]) });
    const { user } = openBanners(banner.title);

    const calendarRow = within(await screen.findByRole('list', { name: 'Home top' }));
    await user.click(await calendarRow.findByRole('button', { name: new RegExp(`^Festival: ${festival.title}`) }));

    expect(await dialog('Edit festival banner')).toBeVisible();
    expect(await field('Title')).toHaveValue(festival.title);
    // other festivals of this run may split the time of the conflict
    expect(screen.getAllByText(new RegExp(`takes home top, so .*“${banner.title}”.* not shown`))).not.toHaveLength(0);
  });

  it('scrolls by one week and returns to today', async () => {
    const banner = await makeBanner({ place: 'product_list', ...running([21, 22]) });
    const { user } = openBanners(banner.title);
    const calendar = within(await screen.findByRole('region', { name: 'Calendar' }));
    expect(calendar.queryByRole('button', { name: new RegExp(banner.title) })).toBeNull();

    for (let week = 0; week < 3; week += 1) await user.click(calendar.getByRole('button', { name: 'A week later' }));
    expect(calendar.getByRole('button', { name: new RegExp(`${banner.title}: Scheduled`) })).toBeVisible();

    await user.click(calendar.getByRole('button', { name: 'Today' }));
    expect(calendar.queryByRole('button', { name: new RegExp(banner.title) })).toBeNull();
  });

  it('is read-only for a user who has only banners.view', async () => {
    const banner = await makeBanner({ place: 'product_list', ...running([0, 1]) });
    openBanners(banner.title, ['banners.view']);

    const calendarRow = within(await screen.findByRole('list', { name: 'Product list' }));

    expect(calendarRow.getByText(banner.title)).toBeVisible();
    expect(screen.getByText('Drafts are not shown: they do not run.')).toBeVisible();
    expect(calendarRow.queryByRole('button')).toBeNull();
    expect(network.calls.some((call) => call.path.includes('festival-banners'))).toBe(false);
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { HeaderOffer } from '@lumora/shared-contract/promotions';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { button, dialog, field, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { call, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { searchRows, inDays, makeHeaderOffer } from '../testing/make-promotion.ts';
import { openHeaderOffers } from '../testing/open-header-offers.tsx';

const network = useNetwork();
const findSaved = async (text: string) => (await searchRows<HeaderOffer>('header-offers', text))[0];

describe('creating', () => {
  it('saves text, colours and times; times are entered in Indian time and stored in UTC', async () => {
    const text = unique('दिवाली सेल');
    const { user } = openHeaderOffers(text);
    await user.click(await button('Create header offer'));

    await fill({ Text: text, Starts: '2031-11-24T10:00', Ends: '2031-11-30T23:59' });
    await user.click(await button('Create'));

    const offerRow = within(await row(text));
    expect(offerRow.getByText('24 Nov 2031, 10:00 – 30 Nov 2031, 23:59')).toBeVisible();
    expect(offerRow.getByText('Scheduled')).toBeVisible();
    expect(await findSaved(text)).toMatchObject({ starts_at: '2031-11-24T04:30:00.000Z', text_colour: '#0b0b12' });
  });

  it('shows each validation error beside its field and preserves the values', async () => {
    const { user } = openHeaderOffers('nothing');
    await user.click(await button('Create header offer'));
    await fill({ Text: 'Half price', Link: 'shop', Starts: '2031-11-24T10:00', Ends: '2031-11-24T09:59' });

    await user.click(await button('Create'));

    await waitFor(async () =>
      expect(await field('Ends')).toHaveAccessibleDescription('The end must be after the start'),
    );
    expect(await field('Link')).toHaveAccessibleDescription(/^Enter a page such as/);
    expect(await field('Text')).toHaveValue('Half price');
    expect(await field('Starts')).toHaveValue('2031-11-24T10:00');
  });

  it('previews the ribbon and warns of unreadable text', async () => {
    const { user } = openHeaderOffers('nothing');
    await user.click(await button('Create header offer'));
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));

    await fill({ Text: 'Free shipping', 'Text colour': '#ff2e90' });

    expect(preview.getByText('Free shipping')).toBeVisible();
    expect(await screen.findByText(/Shoppers see this text in black/)).toBeVisible();
  });

  it('shows a server error in the dialog and preserves the values', async () => {
    const { user } = openHeaderOffers('nothing');
    network.fail('/admin/header-offers/store', { status: 500, message: 'The database is not available.' });
    await user.click(await button('Create header offer'));
    await fill({ Text: 'Half price' });

    await user.click(await button('Create'));

    const opened = within(await dialog('Create header offer'));
    expect(await opened.findByText('The database is not available.')).toBeVisible();
    expect(await field('Text')).toHaveValue('Half price');
  });
});

describe('a row', () => {
  it('is edited and updated in the list', async () => {
    const { text } = await makeHeaderOffer();
    const { user } = openHeaderOffers(text);

    await user.click(await button(`Edit ${text}`));
    await user.type(await field('Text'), '!');
    await user.click(await button('Save changes'));

    expect(await row(`${text}!`)).toBeVisible();
    expect(await findSaved(text)).toMatchObject({ text: `${text}!` });
  });

  it('is reloaded after another user changed it, and preserves the edits', async () => {
    const offer = await makeHeaderOffer();
    const { user } = openHeaderOffers(offer.text);
    await user.click(await button(`Edit ${offer.text}`));
    await fill({ Link: '/cart' });
    await call('POST', `/admin/header-offers/update/${offer.id}`, { ...offer, priority: 7 });

    await user.click(await button('Save changes'));
    await user.click(await button('Reload'));
    await waitFor(async () => expect(await field('Priority')).toHaveValue('7'));
    await user.click(await button('Save changes'));

    await waitFor(async () => expect(await findSaved(offer.text)).toMatchObject({ link: '/cart', priority: 7 }));
  });

  it('is not saved without a priority', async () => {
    const { text } = await makeHeaderOffer();
    const { user } = openHeaderOffers(text);
    await user.click(await button(`Edit ${text}`));
    await user.clear(await field('Priority'));

    await user.click(await button('Save changes'));

    await waitFor(async () => expect(await field('Priority')).toHaveAccessibleDescription('Priority is required'));
  });

  it('is duplicated as a draft, which opens in the dialog', async () => {
    const { text, id } = await makeHeaderOffer({ is_active: true, ends_at: inDays(-1) });
    const { user } = openHeaderOffers(text);

    await user.click(await button(`Duplicate ${text}`));

    expect(await dialog('Edit header offer')).toBeVisible();
    const copy = (await searchRows<HeaderOffer>('header-offers', text)).find((offer) => offer.id !== id);
    expect(copy).toMatchObject({ text, is_active: false });
  });

  it('is duplicated once by a double click', async () => {
    const { text } = await makeHeaderOffer();
    const { user } = openHeaderOffers(text);

    await user.dblClick(await button(`Duplicate ${text}`));

    expect(await dialog('Edit header offer')).toBeVisible();
    expect(await searchRows<HeaderOffer>('header-offers', text)).toHaveLength(2);
  });

  it('is deleted after a confirmation that names it', async () => {
    const { text } = await makeHeaderOffer();
    const { user } = openHeaderOffers(text);

    await user.click(await button(`Delete ${text}`));
    const confirmation = await dialog(`Delete "${text}"?`);
    await user.click(within(confirmation).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(screen.queryByRole('gridcell', { name: text })).toBeNull());
    expect(await findSaved(text)).toBeUndefined();
  });

  it('has no actions for a user who has only offers.view', async () => {
    const { text } = await makeHeaderOffer({ is_active: true, ends_at: inDays(1) });
    openHeaderOffers(text, ['offers.view']);

    await row(text);

    expect(screen.getByRole('switch', { name: `Active: ${text}` })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^(Create|Edit|Duplicate|Delete)/ })).toBeNull();
  });
});

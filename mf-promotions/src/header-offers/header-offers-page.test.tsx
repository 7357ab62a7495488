import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { HeaderOffer } from '@lumora/shared-contract';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { button, dialog, field, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { call, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { found, inDays, makeHeaderOffer } from '../testing/make-promotion.ts';
import { openHeaderOffers } from '../testing/open-header-offers.tsx';

const network = useNetwork();
const saved = async (text: string) => (await found<HeaderOffer>('header-offers', text))[0];

describe('creating', () => {
  it('keeps text, colours and times, entered in India and stored in UTC', async () => {
    const text = unique('दिवाली सेल');
    const { user } = openHeaderOffers(text);
    await user.click(await button('Create header offer'));

    await fill({ Text: text, Starts: '2031-11-24T10:00', Ends: '2031-11-30T23:59' });
    await user.click(await button('Create'));

    const shown = within(await row(text));
    expect(shown.getByText('24 Nov 2031, 10:00 – 30 Nov 2031, 23:59')).toBeVisible();
    expect(shown.getByText('Scheduled')).toBeVisible();
    expect(await saved(text)).toMatchObject({ starts_at: '2031-11-24T04:30:00.000Z', text_colour: '#0b0b12' });
  });

  it('says beside its field what is wrong, and keeps everything that was typed', async () => {
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

  it('shows the ribbon while it is typed, and warns of words that cannot be read', async () => {
    const { user } = openHeaderOffers('nothing');
    await user.click(await button('Create header offer'));
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));

    await fill({ Text: 'Free shipping', 'Text colour': '#ff2e90' });

    expect(preview.getByText('Free shipping')).toBeVisible();
    expect(await screen.findByText(/Shoppers see this text in black/)).toBeVisible();
  });

  it('a refusal of the server stands in the dialog, and nothing typed is lost', async () => {
    const { user } = openHeaderOffers('nothing');
    network.refuse('/admin/header-offers/store', { status: 500, message: 'The lights went out.' });
    await user.click(await button('Create header offer'));
    await fill({ Text: 'Half price' });

    await user.click(await button('Create'));

    const opened = within(await dialog('Create header offer'));
    expect(await opened.findByText('The lights went out.')).toBeVisible();
    expect(await field('Text')).toHaveValue('Half price');
  });
});

describe('a row', () => {
  it('is edited, and the list shows it', async () => {
    const { text } = await makeHeaderOffer();
    const { user } = openHeaderOffers(text);

    await user.click(await button(`Edit ${text}`));
    await user.type(await field('Text'), '!');
    await user.click(await button('Save changes'));

    expect(await row(`${text}!`)).toBeVisible();
    expect(await saved(text)).toMatchObject({ text: `${text}!` });
  });

  it('that somebody else has changed is loaded anew, and keeps what was typed', async () => {
    const offer = await makeHeaderOffer();
    const { user } = openHeaderOffers(offer.text);
    await user.click(await button(`Edit ${offer.text}`));
    await fill({ Link: '/cart' });
    await call('POST', `/admin/header-offers/update/${offer.id}`, { ...offer, priority: 7 });

    await user.click(await button('Save changes'));
    await user.click(await button('Reload'));
    await waitFor(async () => expect(await field('Priority')).toHaveValue(7));
    await user.click(await button('Save changes'));

    await waitFor(async () => expect(await saved(offer.text)).toMatchObject({ link: '/cart', priority: 7 }));
  });

  it('is duplicated as a draft, which opens to be changed', async () => {
    const { text, id } = await makeHeaderOffer({ is_active: true, ends_at: inDays(-1) });
    const { user } = openHeaderOffers(text);

    await user.click(await button(`Duplicate ${text}`));

    expect(await dialog('Edit header offer')).toBeVisible();
    const copy = (await found<HeaderOffer>('header-offers', text)).find((one) => one.id !== id);
    expect(copy).toMatchObject({ text, is_active: false });
  });

  it('is duplicated once by a double click', async () => {
    const { text } = await makeHeaderOffer();
    const { user } = openHeaderOffers(text);

    await user.dblClick(await button(`Duplicate ${text}`));

    expect(await dialog('Edit header offer')).toBeVisible();
    expect(await found<HeaderOffer>('header-offers', text)).toHaveLength(2);
  });

  it('is deleted after a question that names it', async () => {
    const { text } = await makeHeaderOffer();
    const { user } = openHeaderOffers(text);

    await user.click(await button(`Delete ${text}`));
    const question = await dialog(`Delete "${text}"?`);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(screen.queryByRole('gridcell', { name: text })).toBeNull());
    expect(await saved(text)).toBeUndefined();
  });

  it('offers nothing to do to who may only look', async () => {
    const { text } = await makeHeaderOffer({ is_active: true, ends_at: inDays(1) });
    openHeaderOffers(text, ['offers.view']);

    await row(text);

    expect(screen.getByRole('switch', { name: `Active: ${text}` })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^(Create|Edit|Duplicate|Delete)/ })).toBeNull();
  });
});

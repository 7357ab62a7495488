import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { button, dialog, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { unique } from '@lumora/shared-ui/testing/real-api.ts';
import { inDays, makeHeaderOffer } from '../testing/make-promotion.ts';
import { openHeaderOffers } from '../testing/open-header-offers.tsx';

useNetwork();
usePhone();

async function openMenu(user: UserEvent, text: string) {
  await user.click(await button(`More actions for ${text}`));
  return within(await dialog(text));
}

it('activates a row in the menu and reverts it on Undo', async () => {
  const { text } = await makeHeaderOffer({ ends_at: inDays(1) });
  const { user } = openHeaderOffers(text);
  const menu = await openMenu(user, text);

  await user.click(menu.getByRole('menuitem', { name: 'Switch on' }));

  expect(await screen.findByText(`“${text}” is live now`)).toBeVisible();
  await user.click(await button('Undo'));
  expect(await within(await row(text)).findByText('Draft')).toBeVisible();
});

it('deactivates an active row', async () => {
  const { text } = await makeHeaderOffer({ is_active: true, ends_at: inDays(1) });
  const { user } = openHeaderOffers(text);
  const menu = await openMenu(user, text);

  await user.click(menu.getByRole('menuitem', { name: 'Switch off' }));

  expect(await within(await row(text)).findByText('Draft')).toBeVisible();
});

it('shows the next change of a row below its text, and its status after both', async () => {
  const prefix = unique('Diwali');
  await makeHeaderOffer({ text: `${prefix} live`, is_active: true });
  await makeHeaderOffer({ text: `${prefix} draft` });
  openHeaderOffers(prefix);

  expect(within(await row(`${prefix} live`)).getByRole('gridcell', { name: /Always ?Live$/ })).toBeVisible();
  expect(within(await row(`${prefix} draft`)).getByRole('gridcell', { name: /No dates ?Draft$/ })).toBeVisible();
});

it('lists the calendar in words once the list is opened', async () => {
  const { text } = await makeHeaderOffer({ is_active: true, ends_at: inDays(1) });
  const { user } = openHeaderOffers(text);
  const line = await screen.findByText(new RegExp(`“${text}”, live`));
  expect(line).not.toBeVisible();

  await user.click(screen.getByText('In words'));

  expect(line).toBeVisible();
});

it('restores the focus to the button that opened the menu', async () => {
  const { text } = await makeHeaderOffer();
  const { user } = openHeaderOffers(text);
  await openMenu(user, text);

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await button(`More actions for ${text}`)).toHaveFocus();
});

it('hides the activation from a user without the update permission', async () => {
  const { text } = await makeHeaderOffer();
  const { user } = openHeaderOffers(text, ['offers.view', 'offers.create']);

  const menu = await openMenu(user, text);

  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Duplicate']);
});

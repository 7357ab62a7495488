import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { button, dialog, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { call } from '@lumora/shared-ui/testing/real-api.ts';
import { changeSelected, openListOf, selectAll } from '../../testing/open-product-list.tsx';

const network = useNetwork();

/** Opens the list of `count` products; `publish` publishes those with the names that another user chooses. */
async function openDrafts(count: number) {
  const { user, products, listSaved } = await openListOf(count);
  const publish = async (isChosen: (name: string) => boolean) => {
    const ids = products.filter(({ name }) => isChosen(name)).map(({ id }) => id);
    await call('POST', '/admin/products/bulk-update', { ids, is_active: true });
    await user.click(await button('Refresh'));
    await screen.findAllByTitle('Active');
  };
  const published = async () => (await listSaved()).filter(({ is_active }) => is_active).map(({ name }) => name);
  return { user, publish, published };
}

async function selectAllOfPage(user: UserEvent) {
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
}

it('Undo reverts a bulk change of the products that had another value, and refreshes the list', async () => {
  const { user, publish, published } = await openDrafts(3);
  await publish((name) => name === 'Sign 2');
  await selectAllOfPage(user);
  await changeSelected(user, 'Publish');
  await screen.findByText('3 products published');

  await user.click(await button('Undo'));

  expect(await screen.findByText('2 changes undone')).toBeVisible();
  expect(await published()).toEqual(['Sign 2']);
  await waitFor(() => expect(screen.getAllByTitle('Active')).toHaveLength(1));
});

it('Undo leaves the products of other pages unchanged that had the value before', async () => {
  const { user, publish, published } = await openDrafts(30);
  await publish((name) => name !== 'Sign 2');
  await selectAll(user, 30);
  await changeSelected(user, 'Publish');
  await screen.findByText('30 products published');

  await user.click(await button('Undo'));

  expect(await screen.findByText('Change undone')).toBeVisible();
  expect(await published()).toHaveLength(29);
});

it('a bulk change that gives no product another value has no Undo, although one was changed after its selection', async () => {
  const { user, publish } = await openDrafts(2);
  await user.click(screen.getByRole('checkbox', { name: 'Select Sign 2' }));
  await publish((name) => name === 'Sign 2');

  await changeSelected(user, 'Publish');

  expect(await screen.findByText('1 product published')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('a bulk deletion has no Undo', async () => {
  const { user } = await openListOf(2);
  await selectAllOfPage(user);
  await user.click(await button('Delete'));

  await user.click(within(await dialog('Delete 2 products?')).getByRole('button', { name: 'Delete 2 products' }));

  expect(await screen.findByText('2 products deleted')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('an Undo that fails shows why', async () => {
  const { user, published } = await openDrafts(1);
  await selectAllOfPage(user);
  await changeSelected(user, 'Publish');
  await screen.findByText('1 product published');
  network.fail('/bulk-update', { status: 503, message: 'Down for a moment' });

  await user.click(await button('Undo'));

  expect(await screen.findByText('Down for a moment')).toBeVisible();
  expect(await published()).toEqual(['Sign 1']);
});

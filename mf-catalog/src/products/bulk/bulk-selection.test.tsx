import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ProductRow } from '@lumora/shared-contract/catalog';
import { button, dialog, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { call } from '@lumora/shared-ui/testing/real-api.ts';
import { changeSelected, openListOf, selectAll } from '../../testing/open-product-list.tsx';

const network = useNetwork();

it('leads from selected products to the prices of their variants', async () => {
  const { user, router, products } = await openListOf(3);
  await user.click(screen.getByRole('checkbox', { name: 'Select Sign 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Sign 3' }));

  await changeSelected(user, 'Change prices');

  expect(await screen.findByText('Another page of the console')).toBeVisible();
  const idOf = (name: string) => products.find((product) => product.name === name)?.id;
  expect(router.state.location).toMatchObject({
    pathname: '/admin/product-variants',
    search: `?product_ids=${idOf('Sign 1')},${idOf('Sign 3')}`,
  });
});

describe('a bulk change', () => {
  it.each([
    ['Publish', 'published', { is_active: true }],
    ['Mark Best', 'marked Best', { best_seller: true }],
    ['Mark New', 'marked New', { new_arrival: true }],
  ])('%s affects only the selected products', async (label, doneLabel, flags) => {
    const { user, listSaved } = await openListOf(3);
    await user.click(screen.getByRole('checkbox', { name: 'Select Sign 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Sign 3' }));

    await changeSelected(user, label);

    expect(await screen.findByText(`2 products ${doneLabel}`)).toBeVisible();
    const changed = (await listSaved()).filter((product) =>
      Object.entries(flags).every(([name, on]) => on === getField(product, name)),
    );
    expect(changed.map(({ name }) => name).toSorted()).toEqual(['Sign 1', 'Sign 3']);
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  it('can be reverted', async () => {
    const { user, listSaved } = await openListOf(1);
    await user.click(screen.getByRole('checkbox', { name: 'Select Sign 1' }));
    await changeSelected(user, 'Publish');
    await screen.findByText('1 product published');

    await user.click(screen.getByRole('checkbox', { name: 'Select Sign 1' }));
    await changeSelected(user, 'Unpublish');

    expect(await screen.findByText('1 product unpublished')).toBeVisible();
    expect(await listSaved()).toMatchObject([{ is_active: false }]);
  });

  it('affects all matching products on every page', async () => {
    const { user, listSaved } = await openListOf(30);

    await selectAll(user, 30);
    await changeSelected(user, 'Publish');

    expect(await screen.findByText('30 products published')).toBeVisible();
    expect((await listSaved()).every(({ is_active }) => is_active)).toBe(true);
  });

  it('names a rejected product with the reason and changes the others', async () => {
    const { user, products, listSaved } = await openListOf(3);
    await selectAllOfPage(user);
    const gone = products.find(({ name }) => name === 'Sign 2');
    await call('DELETE', `/admin/products/delete/${gone?.id}`);

    await changeSelected(user, 'Publish');

    const summary = within(await dialog('Publish 3 products'));
    expect(summary.getByText('2 of 3 published')).toBeVisible();
    expect(within(summary.getByRole('list', { name: 'Not done' })).getByRole('listitem')).toHaveTextContent(
      /^Sign 2 .*(not|no longer)/,
    );
    expect((await listSaved()).every(({ is_active }) => is_active)).toBe(true);
  });
});

describe('a server that stops during a bulk change', () => {
  it('leaves an exact count of the changed products, and Retry changes the rest', async () => {
    const { user, listSaved } = await openListOf(30);
    const releaseFirst = network.delay('/admin/products/bulk-update');
    const releaseSecond = network.delay('/bulk-update');
    await selectAll(user, 30);
    await changeSelected(user, 'Publish');
    const progress = within(await dialog('Publish 30 products'));
    releaseFirst();
    await progress.findByText('25 of 30');

    network.fail('/bulk-update', 'down');
    releaseSecond();
    await progress.findByText('25 of 30 published');
    expect(progress.getByText(/^Network Error/)).toBeVisible();
    expect(progress.getAllByRole('listitem')).toHaveLength(5);
    expect((await listSaved()).filter(({ is_active }) => is_active)).toHaveLength(25);
    network.passThrough('/bulk-update');
    await user.click(await button('Retry 5'));

    expect(await screen.findByText('30 products published')).toBeVisible();
    expect((await listSaved()).every(({ is_active }) => is_active)).toBe(true);
  });

  it('after a deletion without a response counts the deleted products as done on Retry', async () => {
    const { user, products, listSaved } = await openListOf(2);
    network.fail('/bulk-delete', 'down');
    await selectAllOfPage(user);
    await user.click(await button('Delete'));
    await user.click(within(await dialog('Delete 2 products?')).getByRole('button', { name: 'Delete 2 products' }));
    await dialog('Delete 2 products');
    await call('POST', '/admin/products/bulk-delete', { ids: products.map(({ id }) => id) });

    network.passThrough('/bulk-delete');
    await user.click(await button('Retry 2'));

    expect(await screen.findByText('2 products deleted')).toBeVisible();
    expect(await listSaved()).toEqual([]);
  });

  it('leaves the failed products selected when the user closes the dialog, and lets them be copied', async () => {
    const { user } = await openListOf(2);
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    network.fail('/bulk-update', { status: 503, message: 'Down for a moment' });
    await selectAllOfPage(user);
    await changeSelected(user, 'Mark New');
    await dialog('Mark New 2 products');

    await user.click(await button('Copy list'));
    await user.click(await button('Close'));

    expect(copied.mock.lastCall?.[0]).toMatch(/^\d+\tSign \d\tNo response\n\d+\tSign \d\tNo response$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('2 selected')).toBeVisible();
  });
});

describe('a bulk deletion', () => {
  it('asks with the count and deletes the products', async () => {
    const { user, listSaved } = await openListOf(3);
    await selectAllOfPage(user);

    await user.click(await button('Delete'));
    const confirmation = within(await dialog('Delete 3 products?'));
    await user.click(confirmation.getByRole('button', { name: 'Delete 3 products' }));

    expect(await screen.findByText('3 products deleted')).toBeVisible();
    expect(await listSaved()).toEqual([]);
  });

  it('deletes nothing without a confirmation', async () => {
    const { user, listSaved } = await openListOf(1);
    await selectAllOfPage(user);

    await user.click(await button('Delete'));
    await dialog('Delete "Sign 1"?');
    await user.keyboard('{Escape}');

    expect(await listSaved()).toHaveLength(1);
    expect(await row('Sign 1')).toBeVisible();
  });
});

it.each([
  ['products.update', 'Change', 'Delete'],
  ['products.delete', 'Delete', 'Change'],
] as const)('shows a user who has only %s the action %s, but not %s', async (permission, visible, hidden) => {
  const { user } = await openListOf(1, ['products.view', permission]);

  await selectAllOfPage(user);

  expect(await button(visible)).toBeVisible();
  expect(screen.queryByRole('button', { name: hidden })).toBeNull();
});

async function selectAllOfPage(user: UserEvent) {
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
}

function getField(product: ProductRow, name: string): unknown {
  return Object.entries(product).find(([key]) => key === name)?.[1];
}

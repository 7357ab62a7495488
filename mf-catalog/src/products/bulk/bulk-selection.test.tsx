import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ListResponse, Permission, ProductRow } from '@lumora/shared-contract';
import { button, dialog, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { call, makeCategory, makeProduct } from '@lumora/shared-ui/testing/real-api.ts';
import { openList } from '../../testing/open-product-list.tsx';

const network = useNetwork();

/** So many products in a category of their own, and the list of them. */
async function openListOf(count: number, may?: readonly Permission[]) {
  const { id: category_id } = await makeCategory();
  const products = await Promise.all(
    Array.from({ length: count }, (_, index) => makeProduct({ category_id, name: `Sign ${index + 1}` })),
  );
  const { user } = openList(`?category_id=${category_id}`, may);
  await screen.findAllByRole('row', { name: /Sign/ });

  const list = `/admin/products/list?category_id=${category_id}`;
  const saved = () => waitFor(async () => (await call<ListResponse<ProductRow>>('GET', list)).data);
  return { user, products, saved };
}

async function selectAll(user: UserEvent, count: number) {
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(await button(`Select all ${count}`));
  await screen.findByText(`${count} selected`);
}

async function change(user: UserEvent, label: string) {
  await user.click(await button('Change'));
  await user.click(await screen.findByRole('menuitem', { name: label }));
}

describe('a change of the selected products', () => {
  it.each([
    ['Activate', 'activated', { is_active: true }],
    ['Mark Best', 'marked Best', { best_seller: true }],
    ['Mark New', 'marked New', { new_arrival: true }],
  ])('%s is made on these and no others', async (label, done, flags) => {
    const { user, saved } = await openListOf(3);
    await user.click(screen.getByRole('checkbox', { name: 'Select Sign 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Sign 3' }));

    await change(user, label);

    expect(await screen.findByText(`2 products ${done}`)).toBeVisible();
    const changed = (await saved()).filter((product) =>
      Object.entries(flags).every(([name, on]) => on === valueOf(product, name)),
    );
    expect(changed.map(({ name }) => name).toSorted()).toEqual(['Sign 1', 'Sign 3']);
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  it('can be taken back', async () => {
    const { user, saved } = await openListOf(1);
    await user.click(screen.getByRole('checkbox', { name: 'Select Sign 1' }));
    await change(user, 'Activate');
    await screen.findByText('1 product activated');

    await user.click(screen.getByRole('checkbox', { name: 'Select Sign 1' }));
    await change(user, 'Deactivate');

    expect(await screen.findByText('1 product deactivated')).toBeVisible();
    expect(await saved()).toMatchObject([{ is_active: false }]);
  });

  it('reaches all that match, on every page', async () => {
    const { user, saved } = await openListOf(30);

    await selectAll(user, 30);
    await change(user, 'Activate');

    expect(await screen.findByText('30 products activated')).toBeVisible();
    expect((await saved()).every(({ is_active }) => is_active)).toBe(true);
  });

  it('names the product that was refused and why; the others are changed', async () => {
    const { user, products, saved } = await openListOf(3);
    await selectAllOfPage(user);
    const gone = products.find(({ name }) => name === 'Sign 2');
    await call('DELETE', `/admin/products/delete/${gone?.id}`);

    await change(user, 'Activate');

    const summary = within(await dialog('Activate 3 products'));
    expect(summary.getByText('2 of 3 activated')).toBeVisible();
    expect(within(summary.getByRole('list', { name: 'Not done' })).getByRole('listitem')).toHaveTextContent(
      /^Sign 2 .*(not|no longer)/,
    );
    expect((await saved()).every(({ is_active }) => is_active)).toBe(true);
  });
});

describe('a server that dies in the middle', () => {
  it('leaves a true account of what is done, and Retry does the rest', async () => {
    const { user, saved } = await openListOf(30);
    const releaseFirst = network.hold('/admin/products/bulk-update');
    const releaseSecond = network.hold('/bulk-update');
    await selectAll(user, 30);
    await change(user, 'Activate');
    const progress = within(await dialog('Activate 30 products'));
    releaseFirst();
    await progress.findByText('25 of 30');

    network.refuse('/bulk-update', 'down');
    releaseSecond();
    await progress.findByText('25 of 30 activated');
    expect(progress.getByText(/^Network Error/)).toBeVisible();
    expect(progress.getAllByRole('listitem')).toHaveLength(5);
    expect((await saved()).filter(({ is_active }) => is_active)).toHaveLength(25);
    network.admit('/bulk-update');
    await user.click(await button('Retry 5'));

    expect(await screen.findByText('30 products activated')).toBeVisible();
    expect((await saved()).every(({ is_active }) => is_active)).toBe(true);
  });

  it('after it had deleted, and before it said so: Retry finds that nothing is left to do', async () => {
    const { user, products, saved } = await openListOf(2);
    network.refuse('/bulk-delete', 'down');
    await selectAllOfPage(user);
    await user.click(await button('Delete'));
    await user.click(within(await dialog('Delete 2 products?')).getByRole('button', { name: 'Delete 2 products' }));
    await dialog('Delete 2 products');
    await call('POST', '/admin/products/bulk-delete', { ids: products.map(({ id }) => id) });

    network.admit('/bulk-delete');
    await user.click(await button('Retry 2'));

    expect(await screen.findByText('2 products deleted')).toBeVisible();
    expect(await saved()).toEqual([]);
  });

  it('can be given up: what is left stays selected, and can be copied', async () => {
    const { user } = await openListOf(2);
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    network.refuse('/bulk-update', { status: 503, message: 'Down for a moment' });
    await selectAllOfPage(user);
    await change(user, 'Mark New');
    await dialog('Mark New 2 products');

    await user.click(await button('Copy list'));
    await user.click(await button('Close'));

    expect(copied.mock.lastCall?.[0]).toMatch(/^\d+\tSign \d\tNo answer came\n\d+\tSign \d\tNo answer came$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('2 selected')).toBeVisible();
  });
});

describe('deleting many', () => {
  it('asks with the number, and they are gone', async () => {
    const { user, saved } = await openListOf(3);
    await selectAllOfPage(user);

    await user.click(await button('Delete'));
    const question = within(await dialog('Delete 3 products?'));
    await user.click(question.getByRole('button', { name: 'Delete 3 products' }));

    expect(await screen.findByText('3 products deleted')).toBeVisible();
    expect(await saved()).toEqual([]);
  });

  it('is not done without a yes', async () => {
    const { user, saved } = await openListOf(1);
    await selectAllOfPage(user);

    await user.click(await button('Delete'));
    await dialog('Delete "Sign 1"?');
    await user.keyboard('{Escape}');

    expect(await saved()).toHaveLength(1);
    expect(await row('Sign 1')).toBeVisible();
  });
});

it.each([
  ['products.update', 'Change', 'Delete'],
  ['products.delete', 'Delete', 'Change'],
] as const)('who holds only %s is offered %s, and no %s', async (permission, offered, withheld) => {
  const { user } = await openListOf(1, ['products.view', permission]);

  await selectAllOfPage(user);

  expect(await button(offered)).toBeVisible();
  expect(screen.queryByRole('button', { name: withheld })).toBeNull();
});

async function selectAllOfPage(user: UserEvent) {
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
}

function valueOf(product: ProductRow, name: string): unknown {
  return Object.entries(product).find(([key]) => key === name)?.[1];
}

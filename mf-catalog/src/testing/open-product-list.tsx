import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Permission } from '@lumora/shared-contract/auth';
import type { ProductRow } from '@lumora/shared-contract/catalog';
import type { ListResponse } from '@lumora/shared-contract/http';
import { button, openPage } from '@lumora/shared-ui/testing/open-page.tsx';
import { call, makeCategory, makeProduct } from '@lumora/shared-ui/testing/real-api.ts';
import { ProductsPage } from '../products/products-page.tsx';

/** Opens the list with the given search parameters. The user has every permission unless `may` is given. */
export function openList(search = '', may?: readonly Permission[]) {
  return openPage(<ProductsPage />, {
    path: '/admin/products',
    at: `/admin/products${search}`,
    ...(may && { may }),
  });
}

/** Opens the list of `count` new products in a new category. */
export async function openListOf(count: number, may?: readonly Permission[]) {
  const { id: category_id } = await makeCategory();
  const products = await Promise.all(
    Array.from({ length: count }, (_, index) => makeProduct({ category_id, name: `Sign ${index + 1}` })),
  );
  const { user, router } = openList(`?category_id=${category_id}`, may);
  await screen.findAllByRole('row', { name: /Sign/ });

  const list = `/admin/products/list?category_id=${category_id}`;
  const listSaved = () => waitFor(async () => (await call<ListResponse<ProductRow>>('GET', list)).data);
  return { user, router, products, listSaved };
}

/** Selects the `count` products of all pages. */
export async function selectAll(user: UserEvent, count: number) {
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(await button(`Select all ${count}`));
  await screen.findByText(`${count} selected`);
}

/** Selects a change from the menu of the selected products. */
export async function changeSelected(user: UserEvent, label: string) {
  await user.click(await button('Change'));
  await user.click(await screen.findByRole('menuitem', { name: label }));
}

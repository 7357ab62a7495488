import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShopProduct } from '@lumora/shared-contract/storefront';
import { openShop } from '../testing/open-shop.ts';
import { product } from '../testing/sample-shop.ts';

let close: () => void;

beforeEach(() => localStorage.clear());
afterEach(() => {
  close();
  jest.restoreAllMocks();
});

test('The page of a product shows the refetched price and stock of the selected variant', async () => {
  const setProduct = openShopWithProduct('/products/chai-and-chill');
  await userEvent.click(await screen.findByRole('radio', { name: 'Blue' }));

  setProduct(blueSoldOut);
  returnToTabLater();

  const article = within(screen.getByRole('article'));
  expect(await article.findByText('₹1,59,999', { selector: 'p span' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked();
  expect(article.queryByRole('button', { name: 'Add to cart' })).toBeNull();
});

test('Quick View shows the refetched price and stock of the selected variant', async () => {
  const setProduct = openShopWithProduct('/product-display');
  await userEvent.click(await screen.findByRole('button', { name: 'Quick View of Chai & Chill' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Blue' }));

  setProduct(blueSoldOut);
  returnToTabLater();

  const dialog = within(screen.getByRole('dialog', { name: 'Quick View of Chai & Chill' }));
  expect(await dialog.findByText('₹1,59,999', { selector: 'p span' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked();
  expect(dialog.queryByRole('button', { name: 'Add to cart' })).toBeNull();
});

const blueSoldOut: ShopProduct = {
  ...product,
  variants: product.variants.map((variant) =>
    variant.id === 3 ? { ...variant, price: 159999, stock: 'out', max_quantity: 0 } : variant,
  ),
};

/** Opens the shop; returns a function that changes the product. */
function openShopWithProduct(path: string): (changed: ShopProduct) => void {
  let current = product;
  close = openShop(path, undefined, { '/products/chai-and-chill': () => ({ data: current }) });
  return (changed) => {
    current = changed;
  };
}

/** Shows the tab again when its data is no longer fresh. */
function returnToTabLater() {
  const later = Date.now() + 10 * 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  fireEvent(window, new Event('visibilitychange'));
}

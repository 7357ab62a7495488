import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Product } from '@lumora/shared-contract/catalog';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { button, dialog, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeVariantForSale } from '@lumora/shared-ui/testing/make-order.ts';
import { makeVoucher } from '../../testing/make-voucher.ts';
import { openVouchers } from '../../testing/open-vouchers.tsx';

useNetwork();

async function addToCart(user: UserEvent, { name }: Product) {
  await user.click(await screen.findByRole('combobox', { name: 'Signs in the cart' }));
  await user.paste(name);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
}

async function openDryRun() {
  const opened = openVouchers('?q=nothing');
  await opened.user.click(await button('Try a code'));
  return { ...opened, dryRun: within(await dialog('Try a code')) };
}

it('shows the discount of a code on the sample cart', async () => {
  const { code } = await makeVoucher();
  const { product } = await makeVariantForSale();
  const { user, dryRun } = await openDryRun();

  await fill({ Code: code.toLowerCase() });
  await addToCart(user, product);
  await fill({ [`Pieces of ${product.name}, Pink`]: '2' });

  expect(await dryRun.findByText(`${code} takes ₹400 off.`)).toBeVisible();
  expect(dryRun.getByText('₹1,599')).toBeVisible();
  expect(dryRun.getByRole('button', { name: `Remove ${product.name}, Pink` })).toBeVisible();
});

it('explains why a code is rejected', async () => {
  const { code } = await makeVoucher({ min_order: 5000 });
  const { product } = await makeVariantForSale();
  const { user, dryRun } = await openDryRun();

  await fill({ Code: code });
  await addToCart(user, product);

  expect(await dryRun.findByText(`Add ₹4,000.50 more to use ${code}.`)).toBeVisible();
  expect(dryRun.queryByText('Discount')).toBeNull();
});

it('says that no sign of the sample cart can be ordered', async () => {
  const { code } = await makeVoucher();
  const { product } = await makeVariantForSale(0);
  const { user, dryRun } = await openDryRun();

  await fill({ Code: code });
  await addToCart(user, product);

  expect(
    await dryRun.findByText('None of these signs can be ordered now. Add one that is published and in stock.'),
  ).toBeVisible();
  expect(dryRun.queryByText(/cart is empty/)).toBeNull();
});

it('prices a draft as if it were live', async () => {
  const { code } = await makeVoucher({ is_active: false, kind: 'fixed', amount: 100 });
  const { product } = await makeVariantForSale();
  const { user } = openVouchers(`?q=${code}`);

  await user.click(await button(`Try ${code}`));
  const dryRun = within(await dialog(`Try ${code}`));
  await addToCart(user, product);

  expect(await dryRun.findByText(`${code} takes ₹100 off.`)).toBeVisible();
});

it('rejects an invalid phone number', async () => {
  const { code } = await makeVoucher();
  const { product } = await makeVariantForSale();
  const { user, dryRun } = await openDryRun();

  await fill({ Code: code });
  await fill({ 'Customer’s phone': '12345' });
  await addToCart(user, product);

  expect(await dryRun.findByText('Enter a 10-digit mobile number that starts with 6, 7, 8 or 9')).toBeVisible();
});

it('shows the first step for an empty cart', async () => {
  const { dryRun } = await openDryRun();

  expect(dryRun.getByText('Add a sign to see what comes off.')).toBeVisible();
});

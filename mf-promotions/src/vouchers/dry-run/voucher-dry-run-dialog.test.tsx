import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Product } from '@lumora/shared-contract';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { button, dialog, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeVariantForSale } from '../../testing/make-order.ts';
import { makeVoucher } from '../../testing/make-voucher.ts';
import { openVouchers } from '../../testing/open-vouchers.tsx';

useNetwork();

async function putIntoCart(user: UserEvent, { name }: Product) {
  await user.click(await screen.findByRole('combobox', { name: 'Signs in the cart' }));
  await user.paste(name);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
}

async function openTrial() {
  const opened = openVouchers('?q=nothing');
  await opened.user.click(await button('Try a code'));
  return { ...opened, trial: within(await dialog('Try a code')) };
}

it('says what a code takes off these signs', async () => {
  const { code } = await makeVoucher();
  const { product } = await makeVariantForSale();
  const { user, trial } = await openTrial();

  await fill({ Code: code.toLowerCase() });
  await putIntoCart(user, product);
  await fill({ [`Pieces of ${product.name}, Pink`]: '2' });

  expect(await trial.findByText(`${code} takes ₹399.80 off.`)).toBeVisible();
  expect(trial.getByText('₹1,599.20')).toBeVisible();
  expect(trial.getByRole('button', { name: `Remove ${product.name}, Pink` })).toBeVisible();
});

it('says in words why a code is refused', async () => {
  const { code } = await makeVoucher({ min_order: 5000 });
  const { product } = await makeVariantForSale();
  const { user, trial } = await openTrial();

  await fill({ Code: code });
  await putIntoCart(user, product);

  expect(await trial.findByText(`Add ₹4,000.50 more to use ${code}.`)).toBeVisible();
  expect(trial.queryByText('Discount')).toBeNull();
});

it('tries a draft as if it ran now', async () => {
  const { code } = await makeVoucher({ is_active: false, kind: 'fixed', amount: 100 });
  const { product } = await makeVariantForSale();
  const { user } = openVouchers(`?q=${code}`);

  await user.click(await button(`Try ${code}`));
  const trial = within(await dialog(`Try ${code}`));
  await putIntoCart(user, product);

  expect(await trial.findByText(`${code} takes ₹100 off.`)).toBeVisible();
});

it('says that a phone number is none', async () => {
  const { code } = await makeVoucher();
  const { product } = await makeVariantForSale();
  const { user, trial } = await openTrial();

  await fill({ Code: code });
  await fill({ 'Customer’s phone': '12345' });
  await putIntoCart(user, product);

  expect(await trial.findByText('Enter a 10-digit mobile number')).toBeVisible();
});

it('says what to do first', async () => {
  const { trial } = await openTrial();

  expect(trial.getByText('Add a sign to see what comes off.')).toBeVisible();
});

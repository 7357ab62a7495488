import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeOrder } from '@lumora/shared-ui/testing/make-order.ts';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { OrdersPage } from './orders-page.tsx';

useNetwork();
usePhone();

it('shows reference, total and time of an order of today below its customer', async () => {
  const { order } = await makeOrder();
  openPage(<OrdersPage />, { path: '/admin/orders', at: `/admin/orders?q=${order.reference}` });

  const orderRow = within(await row(order.reference));

  expect(orderRow.getByText(order.name)).toBeVisible();
  expect(orderRow.getByText('₹1,999')).toBeVisible();
  expect(orderRow.getByText(/^\d\d:\d\d$/)).toBeVisible();
});

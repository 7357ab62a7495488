import { afterEach, expect, it, jest } from '@jest/globals';
import { button, openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeOrder } from '@lumora/shared-ui/testing/make-order.ts';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { OrderPage } from './order-page.tsx';

useNetwork();
usePhone();
afterEach(() => void jest.restoreAllMocks());

it('prints the packing slip by a button without text', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { order } = await makeOrder();
  const { user } = openPage(<OrderPage />, { path: '/admin/orders/:id', at: `/admin/orders/${order.id}` });
  const printButton = await button('Print packing slip');

  await user.click(printButton);

  expect(printButton).toHaveTextContent('');
  expect(print).toHaveBeenCalledTimes(1);
});

import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { button, openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { LivePromotions } from './live-promotions.tsx';

const network = useNetwork();

const active = {
  header_offers: [{ id: 1, text: 'Free shipping' }],
  pop_up: { id: 2, title: 'Join us' },
  banners: { home_top: { id: 3, title: 'Monsoon' }, home_middle: null, product_list: { id: 4, title: 'Boards' } },
  festival: { name: 'Diwali' },
};

test('the widget of live promotions links only the kinds that the user may view', async () => {
  network.respond('/promotions/active', { data: active });

  openPage(<LivePromotions />, { may: ['offers.view', 'banners.view', 'festival-banners.view'] });

  expect(await screen.findByRole('link', { name: /^Free shipping/ })).toHaveAttribute(
    'href',
    '/admin/offers/header?status=live',
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'DiwaliFestival',
    'Free shippingHeader offer',
    'BoardsBanner',
  ]);
});

const nothingActive = {
  header_offers: [],
  pop_up: null,
  banners: { home_top: null, home_middle: null, product_list: null },
  festival: null,
};

test('live promotions are shown although the vouchers failed to load, which load on Retry', async () => {
  network.respond('/promotions/active', { data: active });
  network.respond('/admin/vouchers/list', { data: [], meta: { total: 2, page: 1, pageSize: 1 } });
  network.fail('/admin/vouchers/batches', { status: 500, message: 'The database is not available.' });
  const { user } = openPage(<LivePromotions />, { may: ['offers.view', 'vouchers.view'] });
  expect(await screen.findByText('The database is not available.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Free shipping/ })).toBeVisible();

  network.respond('/admin/vouchers/batches', { data: [] });
  await user.click(await button('Retry'));

  expect(await screen.findByRole('link', { name: /^2 vouchers/ })).toBeVisible();
});

test('the widget of live promotions does not say that nothing is live when the vouchers failed to load', async () => {
  network.respond('/promotions/active', { data: nothingActive });
  network.respond('/admin/vouchers/list', { data: [], meta: { total: 2, page: 1, pageSize: 1 } });
  network.fail('/admin/vouchers/batches', { status: 500, message: 'The database is not available.' });

  openPage(<LivePromotions />, { may: ['vouchers.view'] });

  expect(await screen.findByText('The database is not available.')).toBeVisible();
  expect(screen.queryByText('Nothing is live')).toBeNull();
});

test('the widget of live promotions counts each batch of vouchers once', async () => {
  network.respond('/promotions/active', { data: nothingActive });
  network.respond('/admin/vouchers/list', { data: [], meta: { total: 2, page: 1, pageSize: 1 } });
  network.respond('/admin/vouchers/batches', {
    data: [
      { batch: 'a', live: 5 },
      { batch: 'b', live: 0 },
    ],
  });

  openPage(<LivePromotions />, { may: ['vouchers.view'] });

  expect(await screen.findByRole('link', { name: /^3 vouchers/ })).toBeVisible();
});

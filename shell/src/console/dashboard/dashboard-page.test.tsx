import { afterEach, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { SessionUser } from '@lumora/shared-contract/auth';
import { asha, closeConsole, json, openConsole, taxonomy } from '../testing/console-under-test.tsx';

afterEach(closeConsole);

const change = {
  kind: 'Category',
  title: 'Wedding Neon',
  path: '/admin/categories',
  updated_at: new Date(Date.now() - 180_000).toISOString(),
  updated_by: 'Asha',
};
const seller: SessionUser = { ...asha, permissions: [...asha.permissions, 'orders.view'] };
const nothingActive = {
  header_offers: [],
  pop_up: null,
  banners: { home_top: null, home_middle: null, product_list: null },
  festival: null,
  changes_at: null,
};
const overview = (fields: object) => json({ data: { attention: [], counts: [], recent: [], ...fields } });

it('links counts and recent changes to their pages', async () => {
  const counts = [{ label: 'Categories', count: 149999, path: '/admin/categories' }];
  openConsole('/admin', { api: { 'GET /api/admin/overview': () => overview({ counts, recent: [change] }) } });

  const cards = await screen.findByRole('list', { name: 'Counts' });
  expect(within(cards).getByRole('link', { name: 'Categories 1,49,999' })).toHaveAttribute('href', '/admin/categories');
  expect(screen.getByRole('link', { name: 'Wedding Neon' })).toHaveAttribute('href', '/admin/categories');
  expect(screen.getByText('3 minutes ago')).toBeVisible();
});

it('links the counts that need action today to their pages', async () => {
  const attention = [
    { kind: 'orders_today', label: 'Orders today', count: 3, amount: 149999.5, path: '/admin/orders' },
    { kind: 'reviews_waiting', label: 'Reviews to approve', count: 0, amount: null, path: '/admin/reviews' },
  ];
  openConsole('/admin', { api: { 'GET /api/admin/overview': () => overview({ attention }) } });

  const cards = within(await screen.findByRole('list', { name: 'Today' }));

  expect(cards.getByRole('link', { name: 'Orders today 3 ₹1,49,999.50' })).toHaveAttribute('href', '/admin/orders');
  expect(cards.getByRole('link', { name: 'Reviews to approve 0 All are decided' })).toBeVisible();
});

it('shows the latest orders to a user who may see orders', async () => {
  const order = {
    id: 7,
    reference: 'LUM-7F3K2Q',
    status: 'new',
    name: 'आशा देवी',
    total: 1999,
    created_at: change.updated_at,
  };
  openConsole('/admin', { user: seller, api: { 'GET /api/admin/orders/list': () => json({ data: [order] }) } });

  const orders = within(await screen.findByRole('region', { name: 'Recent orders' }));

  const line = await orders.findByRole('link', { name: /^आशा देवी LUM-7F3K2Q · 3 minutes ago ?New ?₹1,999$/ });
  expect(line).toHaveAttribute('href', '/admin/orders/7');
});

it('shows and announces a new order when the user returns to the page', async () => {
  const first = {
    id: 7,
    reference: 'LUM-7F3K2Q',
    status: 'new',
    name: 'Asha',
    total: 1999,
    created_at: change.updated_at,
  };
  const second = { ...first, id: 8, reference: 'LUM-8G4M3R', name: 'Ravi', total: 800 };
  let orders = [first];
  openConsole('/admin', { user: seller, api: { 'GET /api/admin/orders/list': () => json({ data: orders }) } });
  await screen.findByRole('link', { name: /^Asha LUM-7F3K2Q/ });
  expect(screen.getByRole('status', { name: 'New orders' })).toBeEmptyDOMElement();

  orders = [second, first];
  fireEvent(window, new Event('visibilitychange'));

  expect(await screen.findByRole('link', { name: /^Ravi LUM-8G4M3R/ })).toBeVisible();
  expect(screen.getByRole('status', { name: 'New orders' })).toHaveTextContent('New order by Ravi, ₹800');
});

it('shows the rest of the dashboard when the orders cannot be loaded', async () => {
  const { user } = openConsole('/admin', {
    user: seller,
    api: { 'GET /api/admin/orders/list': () => json({ message: 'Orders are down', error: 'invalid' }, 422) },
  });

  const orders = within(await screen.findByRole('region', { name: 'Recent orders' }));
  expect(await orders.findByText('Orders are down')).toBeVisible();
  await user.click(orders.getByRole('button', { name: 'Try again' }));

  expect(screen.getByText('Nothing has changed yet')).toBeVisible();
});

it('shows the live promotions of the pages that the user may see', async () => {
  const pages = [{ label: 'Header Offers', path: '/admin/offers/header', icon: 'M0 0h24v24H0z' }];
  const promotions = { ...taxonomy, id: 'mf-promotions', nav: [{ title: 'Promotions', order: 50, items: pages }] };
  const banner = { id: 3, title: 'Monsoon', subtitle: '', link: '', wide_image: null, narrow_image: null };
  const active = {
    ...nothingActive,
    header_offers: [{ id: 1, text: 'FLAT 50% OFF', link: '', background_colour: '#ff2e88', text_colour: '#0b0b12' }],
    banners: { home_top: banner, home_middle: null, product_list: null },
  };
  openConsole('/admin', {
    modules: [promotions],
    api: { 'GET /api/promotions/active': () => json({ data: active }) },
  });

  const live = within(await screen.findByRole('region', { name: 'Live now' }));

  const offer = await live.findByRole('link', { name: /^FLAT 50% OFF ?Header offer$/ });
  expect(offer).toHaveAttribute('href', '/admin/offers/header?status=live');
  expect(live.queryByText('Monsoon')).toBeNull();
});

it('shows a message when nothing has changed yet', async () => {
  openConsole('/admin');

  expect(await screen.findByText('Nothing has changed yet')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Recent orders' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Live now' })).toBeNull();
});

it('shows why the overview could not be loaded, and retries', async () => {
  let isDown = true;
  const reply = () =>
    isDown ? json({ message: 'Overview is down', error: 'invalid' }, 422) : overview({ recent: [change] });
  const { user } = openConsole('/admin', { api: { 'GET /api/admin/overview': reply } });

  expect(await screen.findByText('Overview is down')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Wedding Neon')).toBeVisible();
});

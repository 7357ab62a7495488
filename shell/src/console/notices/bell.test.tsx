import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ModuleExtension } from '@lumora/shared-contract/releases';
import { closeConsole, here, json, openConsole, taxonomy } from '../testing/console-under-test.tsx';

afterEach(closeConsole);

const until = '2026-11-21T10:00:00.000Z';
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const sampleNotices = [
  { kind: 'order', id: 7, name: 'LUM-7F3K2Q', title: 'LUM-7F3K2Q from आशा: ₹1,999', occurred_at: ago(3) },
  { kind: 'review', id: 3, name: 'Ravi', title: 'Ravi gave Om 5 stars', occurred_at: ago(9) },
  { kind: 'order', id: 6, name: 'LUM-8G4M3R', title: 'LUM-8G4M3R from Bala: ₹899.50', occurred_at: ago(50) },
];

const group = (kind: string, title: string, path: string, itemPath: string): ModuleExtension => ({
  slot: 'notifications',
  name: kind,
  title,
  order: 1,
  path,
  kind,
  itemPath,
});

/** A module whose manifest groups the notices. */
const sales = {
  ...taxonomy,
  extensions: [
    group('order', 'New orders', '/admin/orders?status=new', '/admin/orders/:id'),
    group('low_stock', 'Low stock', '/admin/stocks?stock=low', '/admin/stocks?q=:name'),
    group('review', 'Reviews to approve', '/admin/reviews?state=waiting', '/admin/reviews?q=:name'),
  ],
};

/** Opens the console with these notices. `seen` records the requests that mark notices as seen. */
function openWith({ notices = sampleNotices, unread = 2 } = {}) {
  const seen: unknown[] = [];
  const api = {
    'GET /api/admin/notices': () => json({ data: { notices, unread: seen.length > 0 ? 0 : unread, until } }),
    'POST /api/admin/notices/seen': ({ body }: { body: unknown }) => {
      seen.push(body);
      return json({ data: null, message: 'Seen' });
    },
  };
  return { ...openConsole('/admin', { api, modules: [sales] }), seen };
}

const bell = (name: string) => screen.findByRole('button', { name });
const panel = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }));

it('is shown with the page, before the notices are loaded', async () => {
  openWith();

  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });

  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
});

it('shows the number of unread notices until the user has opened the panel', async () => {
  const { user, seen } = openWith();

  await user.click(await bell('Notifications, 2 unread'));
  await panel();
  await user.keyboard('{Escape}');

  await waitFor(() => expect(seen).toEqual([{ until }]));
  expect(await bell('Notifications')).toHaveFocus();
});

it('groups the notices and links each to its page', async () => {
  const { user } = openWith();
  await user.click(await bell('Notifications, 2 unread'));

  const orders = within((await panel()).getByRole('region', { name: 'New orders' }));

  expect(orders.getAllByRole('listitem')).toHaveLength(2);
  expect(orders.getByRole('link', { name: /^LUM-7F3K2Q from आशा: ₹1,999 ?, new/ })).toHaveAttribute(
    'href',
    '/admin/orders/7',
  );
  expect(orders.getByRole('link', { name: /^LUM-8G4M3R from Bala: ₹899.50 50 minutes ago$/ })).toBeVisible();
  expect(orders.getByRole('link', { name: 'New orders: show all' })).toHaveAttribute(
    'href',
    '/admin/orders?status=new',
  );
  expect(screen.queryByRole('region', { name: 'Low stock' })).toBeNull();
});

it('closes the panel when the user opens a notice', async () => {
  const { user } = openWith();
  await user.click(await bell('Notifications, 2 unread'));

  await user.click((await panel()).getByRole('link', { name: /^Ravi gave Om/ }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(here()).toBe('/admin/reviews?q=Ravi');
});

it('shows a message without notices and marks nothing as seen', async () => {
  const { user, seen } = openWith({ notices: [], unread: 0 });

  await user.click(await bell('Notifications'));

  expect(
    (await panel()).getByText('Nothing waits for you. New orders, low stock and reviews to approve show up here.'),
  ).toBeVisible();
  expect(seen).toEqual([]);
});

it('shows why the notices could not be loaded, retries, and marks the loaded notices as seen', async () => {
  let isDown = true;
  const seen: unknown[] = [];
  const api = {
    'GET /api/admin/notices': () =>
      isDown
        ? json({ message: 'Notices are down', error: 'invalid' }, 422)
        : json({ data: { notices: sampleNotices, unread: 2, until } }),
    'POST /api/admin/notices/seen': ({ body }: { body: unknown }) => {
      seen.push(body);
      return json({ data: null, message: 'Seen' });
    },
  };
  const { user } = openConsole('/admin', { api, modules: [sales] });
  await user.click(await bell('Notifications'));
  const opened = await panel();
  expect(await opened.findByText('Notices are down')).toBeVisible();

  isDown = false;
  await user.click(opened.getByRole('button', { name: 'Retry' }));

  await user.click(await opened.findByRole('link', { name: /^Ravi gave Om 5 stars ?, new/ }));
  await waitFor(() => expect(seen).toEqual([{ until }]));
});

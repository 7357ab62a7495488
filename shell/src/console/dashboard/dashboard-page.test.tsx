import { afterEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { closeConsole, json, openConsole } from '../testing/console-under-test.tsx';

afterEach(closeConsole);

const change = {
  kind: 'Category',
  title: 'Wedding Neon',
  path: '/admin/categories',
  updated_at: new Date(Date.now() - 180_000).toISOString(),
  updated_by: 'Asha',
};

it('links counts and recent changes to their pages', async () => {
  const counts = [{ label: 'Categories', count: 149999, path: '/admin/categories' }];
  openConsole('/admin', { api: { 'GET /api/admin/overview': () => json({ data: { counts, recent: [change] } }) } });

  const cards = await screen.findByRole('list', { name: 'Counts' });
  expect(within(cards).getByRole('link', { name: 'Categories 1,49,999' })).toHaveAttribute('href', '/admin/categories');
  expect(screen.getByRole('link', { name: 'Wedding Neon' })).toHaveAttribute('href', '/admin/categories');
  expect(screen.getByText('3 minutes ago')).toBeVisible();
});

it('says so when nothing has changed yet', async () => {
  openConsole('/admin');

  expect(await screen.findByText('Nothing has changed yet')).toBeVisible();
});

it('says why it could not be loaded, and tries again', async () => {
  let isDown = true;
  const reply = () =>
    isDown
      ? json({ message: 'Overview is down', error: 'invalid' }, 422)
      : json({ data: { counts: [], recent: [change] } });
  const { hand } = openConsole('/admin', { api: { 'GET /api/admin/overview': reply } });

  expect(await screen.findByText('Overview is down')).toBeVisible();
  isDown = false;
  await hand.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Wedding Neon')).toBeVisible();
});

import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { closeConsole, here, json, openConsole, taxonomy, type FakeApi } from '../testing/console-under-test.tsx';

afterEach(closeConsole);

const hits = [
  { kind: 'Category', id: 1, title: 'Category neon' },
  { kind: 'Attribute', id: 2, title: 'Neon colour' },
  { kind: 'Order', id: 3, title: 'Of a module that is not released' },
];

/** A module that declares pages for categories and attributes. */
const withKinds = {
  ...taxonomy,
  routes: [
    { path: '/admin/categories', title: 'Categories', kind: 'Category' },
    { path: '/admin/attributes', title: 'Attributes' },
    { path: '/admin/attributes/:id', kind: 'Attribute' },
  ],
};
const searchApi: FakeApi = { 'GET /api/admin/search': () => json({ data: hits }) };

async function openSearch(keys: string, api = searchApi) {
  const console = openConsole('/admin/profile', { api, modules: [withKinds] });
  await screen.findByRole('heading', { name: 'Profile' });
  await console.user.keyboard(keys);
  return { ...console, field: await screen.findByRole('combobox', { name: 'Search anything…' }) };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

it.each(['/', '{Control>}k{/Control}'])('opens on %s and lists the pages', async (keys) => {
  await openSearch(keys);

  expect(options()).toEqual(['Dashboard', 'Profile', 'Settings', 'Categories', 'Attributes']);
});

it('does not open when the user types a slash into a field', async () => {
  const { user } = openConsole('/admin/profile');

  await user.type(await screen.findByLabelText('Name'), '/');

  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('finds pages and rows by kind with one request after typing, and opens the selected result', async () => {
  const { user, field, fetch } = await openSearch('/');

  for (const typed of ['cat', 'categor']) fireEvent.change(field, { target: { value: typed } });
  await screen.findByRole('option', { name: 'Category neon' });
  expect(options()).toEqual(['Categories', 'Category neon', 'Neon colour']);
  expect(
    fetch.mock.calls.filter(([url]) => typeof url === 'string' && url.startsWith('/api/admin/search')),
  ).toHaveLength(1);

  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Neon colour');
  await user.keyboard('{Enter}');

  await waitFor(() => expect(here()).toBe('/admin/attributes/2'));
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
});

it('closes on Esc without a navigation', async () => {
  const { user } = await openSearch('/');

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  expect(here()).toBe('/admin/profile');
});

describe('without results', () => {
  it('shows a message', async () => {
    const { user, field } = await openSearch('/', { 'GET /api/admin/search': () => json({ data: [] }) });

    await user.type(field, 'zzz');

    expect(await screen.findByText('Nothing found for “zzz”.')).toBeVisible();
  });

  it('shows why the search failed, and retries', async () => {
    let isDown = true;
    const reply = () => (isDown ? json({ message: 'Search is down', error: 'invalid' }, 422) : json({ data: hits }));
    const { user, field } = await openSearch('/', { 'GET /api/admin/search': reply });

    await user.type(field, 'neon');
    expect(await screen.findByText('Search is down')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('option', { name: 'Neon colour' })).toBeVisible();
  });
});

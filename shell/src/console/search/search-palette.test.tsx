import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

it.each([
  ['sttings', ['Settings']],
  ['Catgor', ['Categories']],
  ['dash', ['Dashboard']],
])('finds a page by “%s”, with or without a missing letter', async (typed, pages) => {
  const { user, field } = await openSearch('/', { 'GET /api/admin/search': () => json({ data: [] }) });

  await user.type(field, typed);

  expect(options()).toEqual(pages);
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
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('option', { name: 'Neon colour' })).toBeVisible();
  });
});

describe('the actions of modules', () => {
  const actions = [
    { slot: 'actions', name: 'create-category', title: 'Create category', order: 20, path: '/admin/categories#create' },
    { slot: 'actions', name: 'hide', title: 'Unpublish', aliases: ['Hide'], order: 30, kind: 'Category' },
    {
      slot: 'actions',
      name: 'merge',
      title: 'Merge',
      order: 40,
      kind: 'Attribute',
      path: '/admin/attributes/:id#merge',
    },
    {
      slot: 'actions',
      name: 'attributes',
      title: 'Attributes',
      order: 45,
      path: '/admin/attributes',
    },
    {
      slot: 'actions',
      name: 'secret',
      title: 'Export codes',
      order: 50,
      permission: 'vouchers.view' as const,
      path: '/admin',
    },
  ];

  async function openWithActions(path = '/admin/profile') {
    const console = openConsole(path, { api: searchApi, modules: [{ ...withKinds, extensions: actions }] });
    await screen.findByRole('button', { name: 'Search anything…' });
    await console.user.keyboard('{Control>}k{/Control}');
    return { ...console, field: await screen.findByRole('combobox', { name: 'Search anything…' }) };
  }
  const group = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('option')
      .map((option) => option.textContent);

  it('are listed in their order, if the user has their permission', async () => {
    await openWithActions();

    expect(group('Actions')).toEqual(['Create category', 'Unpublish …', 'Merge …', 'Attributes']);
  });

  it('replace the page of the same title that they open', async () => {
    const { user, field } = await openWithActions();

    await user.type(field, 'attributes');

    expect(options()).toEqual(['Attributes']);
    expect(group('Actions')).toEqual(['Attributes']);
  });

  it('open their page', async () => {
    const { user, field } = await openWithActions();

    await user.type(field, 'create cat{Enter}');

    await waitFor(() => expect(here() + window.location.hash).toBe('/admin/categories#create'));
  });

  it('are found by another name, and complete it in the field', async () => {
    const { user, field } = await openWithActions();

    await user.type(field, 'hid{Enter}');

    expect(field).toHaveValue('Unpublish ');
  });

  it('are found by a name with a missing letter', async () => {
    const { user, field } = await openWithActions();

    await user.type(field, 'crate cat{Enter}');

    await waitFor(() => expect(here() + window.location.hash).toBe('/admin/categories#create'));
  });

  it('apply to the entity whose name follows that of the action', async () => {
    const { user, field, fetch } = await openWithActions();

    await user.type(field, 'hide category');
    await screen.findByRole('option', { name: 'Unpublish Category neon' });

    expect(group('Actions')).toEqual(['Unpublish Category neon']);
    expect(fetch.mock.calls.map(([url]) => url)).toContain('/api/admin/search?q=category');
  });

  it('fill in the id of the entity', async () => {
    const { user, field } = await openWithActions();

    await user.type(field, 'merge neon');
    await user.click(await screen.findByRole('option', { name: 'Merge Neon colour' }));

    await waitFor(() => expect(here() + window.location.hash).toBe('/admin/attributes/2#merge'));
  });

  it('do not apply to the entities of an earlier text', async () => {
    const { user, field } = await openWithActions();
    await user.type(field, 'merge neon');
    await screen.findByRole('option', { name: 'Merge Neon colour' });

    await user.type(field, ' white{Enter}');

    expect(here() + window.location.hash).toBe('/admin/profile');
    expect(options()).toEqual([]);
  });

  it('apply to the entity that the page shows', async () => {
    await openWithActions('/admin/attributes/7');

    expect(group('This page')).toEqual(['Merge']);
  });
});

describe('the pages that the user has opened last', () => {
  it('are listed first without the current one, the last one at the top', async () => {
    const { user } = openConsole('/admin/settings');
    await screen.findByRole('heading', { name: 'Settings' });
    for (const heading of ['Dashboard', 'Profile']) {
      await user.keyboard('/');
      await user.type(await screen.findByRole('combobox', { name: 'Search anything…' }), `${heading}{Enter}`);
      await screen.findByRole('heading', { level: 1, name: heading });
    }

    await user.keyboard('/');
    await screen.findByRole('combobox', { name: 'Search anything…' });

    expect(options().slice(0, 2)).toEqual(['Dashboard', 'Settings']);
  });

  it('are those of this user', async () => {
    localStorage.setItem('lumora-recent:2', JSON.stringify([{ path: '/admin/orders/3', title: 'LUM-AAAAAA' }]));
    await openSearch('/');

    expect(screen.queryByRole('option', { name: 'LUM-AAAAAA' })).not.toBeInTheDocument();
  });
});

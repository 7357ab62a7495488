import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { CategoryRow } from '@lumora/shared-contract/taxonomy';
import { session } from '@lumora/shared-auth/core';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { button, dialog, field, openPage, row, useFakeApi } from '../testing/open-page.tsx';
import { CategoriesPage } from './categories-page.tsx';

const api = useFakeApi();

function category(changes: Partial<CategoryRow> = {}): CategoryRow {
  return {
    id: 1,
    title: 'Wedding Neon',
    priority: 3,
    image: null,
    image_url: null,
    sub_category_count: 2,
    product_count: 12,
    created_at: '2026-11-20T08:00:00Z',
    updated_at: 'monday',
    ...changes,
  };
}

function store(...categories: CategoryRow[]) {
  api.rows['categories'] = categories.map((row) => ({ ...row }));
}

const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'sign.png', {
  type: 'image/png',
});

describe('the list', () => {
  it('shows image, title, priority and creation time in the time zone of the shop', async () => {
    store(category({ image: 'abc', image_url: '/media/abc/1920.jpg' }));
    openPage(CategoriesPage);

    const categoryRow = await row('Wedding Neon');

    expect(within(categoryRow).getByText('3')).toBeVisible();
    expect(within(categoryRow).getByText('20 Nov 2026, 13:30')).toBeVisible();
    expect(categoryRow.querySelector('img')).toHaveAttribute('src', '/media/abc/160.webp');
  });

  it('links the numbers of sub-categories and products to their lists', async () => {
    store(category());
    openPage(CategoriesPage);

    const categoryRow = await row('Wedding Neon');

    expect(within(categoryRow).getByRole('link', { name: '2' })).toHaveAttribute(
      'href',
      '/admin/sub-categories?category_id=1',
    );
    expect(within(categoryRow).getByRole('link', { name: '12' })).toHaveAttribute(
      'href',
      '/admin/products?category_id=1',
    );
  });

  it('opens the lists from the menu of the row, but not the list of no products', async () => {
    store(category({ sub_category_count: 1, product_count: 0 }));
    const user = openPage(CategoriesPage);

    await user.click(await button('More actions for Wedding Neon'));

    expect(await screen.findByRole('menuitem', { name: 'Show 1 sub-category' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /products/ })).toBeNull();
  });

  it('opens the lists from the menu for a user who may not change categories, where a row has one', async () => {
    store(category(), category({ id: 2, title: 'LED Boards', sub_category_count: 0 }));
    const user = openPage(CategoriesPage, { may: ['categories.view', 'sub-categories.view'] });

    await user.click(await button('More actions for Wedding Neon'));

    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Show 2 sub-categories',
    ]);
    expect(screen.queryByRole('button', { name: 'More actions for LED Boards', hidden: true })).toBeNull();
  });

  it('shows a number without link to a user who may not see the list', async () => {
    store(category());
    openPage(CategoriesPage, { may: ['categories.view', 'sub-categories.view'] });

    const categoryRow = await row('Wedding Neon');

    expect(within(categoryRow).getByRole('link', { name: '2' })).toBeVisible();
    expect(within(categoryRow).getByText('12')).toBeVisible();
    expect(within(categoryRow).queryByRole('link', { name: '12' })).toBeNull();
  });

  it('starts with the search of the URL', async () => {
    store(category(), category({ id: 2, title: 'LED Boards' }));
    openPage(CategoriesPage, { search: '?q=led' });

    await row('LED Boards');

    expect(screen.getByRole('searchbox', { name: 'Search table…' })).toHaveValue('led');
    expect(screen.queryByText('Wedding Neon')).toBeNull();
  });

  it('links from the empty state to the create dialog', async () => {
    const user = openPage(CategoriesPage);

    const empty = (await screen.findByText('No categories yet')).parentElement;
    await user.click(within(empty ?? document.body).getByRole('button', { name: 'Create category' }));

    expect(await dialog('Create category')).toBeVisible();
  });

  it('explains why it failed to load', async () => {
    api.failWith('/admin/categories/list', { status: 500, message: 'The database is not available.' });
    openPage(CategoriesPage);

    expect(await screen.findByText(/The database is not available/)).toBeVisible();
  });
});

describe('an action without permission', () => {
  it('is hidden from a user who has only categories.view', async () => {
    store(category());
    openPage(CategoriesPage, { may: ['categories.view'] });

    await row('Wedding Neon');

    expect(screen.queryByRole('button', { name: /Create|Edit|Delete/ })).toBeNull();
  });

  it('is hidden while permitted actions stay visible', async () => {
    store(category());
    openPage(CategoriesPage, { may: ['categories.view', 'categories.update'] });

    expect(await button('Edit Wedding Neon')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Create|Delete/ })).toBeNull();
  });
});

describe('creating', () => {
  it('sends title, priority and image, closes the dialog and shows the new row', async () => {
    const user = openPage(CategoriesPage);

    await user.click((await screen.findAllByRole('button', { name: 'Create category' }))[0] ?? document.body);
    await fill({ Title: ' Café Signs ' });
    await user.upload(await field('Image'), png);
    await screen.findByText('sign.png');
    await user.click(await button('Create'));

    expect(await screen.findByText('Category created')).toBeVisible();
    expect(await row('Café Signs')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.changes).toEqual([
      {
        method: 'POST',
        path: '/admin/categories/store',
        body: { title: 'Café Signs', priority: 0, imageFile: 'sign.png' },
      },
    ]);
  });

  it.each([
    ['of 6 MB', new File([new Uint8Array(6 * 1024 * 1024)], 'big.png', { type: 'image/png' }), /“big.png” is 6 MB/],
    ['that is an SVG', new File(['<svg/>'], 'logo.png', { type: 'image/png' }), /“logo.png” is not a PNG, JPG or WEBP/],
  ])('rejects an image %s without a request', async (_name, image, message) => {
    const user = openPage(CategoriesPage);
    await user.click((await screen.findAllByRole('button', { name: 'Create category' }))[0] ?? document.body);
    await fill({ Title: 'Café Signs' });

    await user.upload(await field('Image'), image);
    await user.click(await button('Create'));

    expect(await screen.findByText(message)).toBeVisible();
    expect(api.changes).toEqual([]);
  });

  it('shows a validation error of the server beside its field', async () => {
    api.failWith('/admin/categories/store', {
      status: 422,
      message: 'Check the form',
      fields: { title: 'Title is taken' },
    });
    const user = openPage(CategoriesPage);
    await user.click((await screen.findAllByRole('button', { name: 'Create category' }))[0] ?? document.body);
    await fill({ Title: 'Wedding Neon' });

    await user.click(await button('Create'));

    await waitFor(async () => expect(await field('Title')).toHaveAccessibleDescription('Title is taken'));
    expect(await field('Title')).toHaveValue('Wedding Neon');
  });
});

describe('editing', () => {
  it('sends the values with the version, without an unchanged image, and updates the row', async () => {
    store(category());
    const user = openPage(CategoriesPage);

    await user.click(await button('Edit Wedding Neon'));
    await user.type(await field('Title'), 's');
    await user.click(await button('Save changes'));

    expect(await screen.findByText('Category updated')).toBeVisible();
    expect(await row('Wedding Neons')).toBeVisible();
    expect(api.changes).toEqual([
      {
        method: 'POST',
        path: '/admin/categories/update/1',
        body: { title: 'Wedding Neons', priority: 3, updated_at: 'monday' },
      },
    ]);
  });

  it('removes the image on save', async () => {
    store(category({ image: 'abc', image_url: '/media/abc/1920.jpg' }));
    const user = openPage(CategoriesPage);

    await user.click(await button('Edit Wedding Neon'));
    await user.click(await button('Remove image'));
    await user.click(await button('Save changes'));

    expect(await screen.findByText('Category updated')).toBeVisible();
    expect(api.changes.map(({ body }) => body)).toEqual([
      { title: 'Wedding Neon', priority: 3, remove_image: 'true', updated_at: 'monday' },
    ]);
  });

  it('preserves the edits after a conflict and saves them after a reload', async () => {
    store(category());
    const user = openPage(CategoriesPage);
    await user.click(await button('Edit Wedding Neon'));
    await user.type(await field('Title'), '!');
    store(category({ title: 'Shaadi', image: 'abc', updated_at: 'tuesday' }));
    api.failWith('/admin/categories/update/1', {
      status: 409,
      message: 'This category was changed by Ravi. Reload to see it.',
      error: 'conflict',
    });

    await user.click(await button('Save changes'));
    await user.click(await button('Reload'));

    expect(await screen.findByRole('radio', { name: 'Theirs: “Shaadi”' })).toBeVisible();
    expect(await field('Title')).toHaveValue('Wedding Neon!');
    expect(screen.getByRole('img', { name: 'Current image' })).toHaveAttribute('src', '/media/abc/320.webp');

    api.recover('/admin/categories/update/1');
    await user.click(await button('Save changes'));

    expect(await screen.findByText('Category updated')).toBeVisible();
    expect(api.changes.at(-1)?.body).toMatchObject({ title: 'Wedding Neon!', updated_at: 'tuesday' });
  });
});

describe('deleting', () => {
  it('asks with the name, deletes the category and removes its row', async () => {
    store(category(), category({ id: 2, title: 'LED Boards' }));
    const user = openPage(CategoriesPage);

    await user.click(await button('Delete Wedding Neon'));
    await dialog('Delete "Wedding Neon"?');
    await user.click(await button('Delete'));

    expect(await screen.findByText('Category deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Wedding Neon')).toBeNull());
    expect(await row('LED Boards')).toBeVisible();
    expect(api.changes).toEqual([{ method: 'DELETE', path: '/admin/categories/delete/1', body: {} }]);
    expect(await button('Edit LED Boards')).toHaveFocus();
  });

  it('deletes nothing on Cancel', async () => {
    store(category());
    const user = openPage(CategoriesPage);

    await user.click(await button('Delete Wedding Neon'));
    await user.click(await button('Cancel'));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.changes).toEqual([]);
  });

  it('does not report an expired session as a failed deletion', async () => {
    store(category());
    api.failWith('/admin/categories/delete/1', { status: 401, message: 'Your session has ended' });
    const user = openPage(CategoriesPage);

    await user.click(await button('Delete Wedding Neon'));
    await user.click(await button('Delete'));

    await waitFor(() => expect(session.get().isAuthenticated).toBe(false));
    expect(screen.queryByText('Your session has ended')).toBeNull();
  });

  it('leaves a category in use in the list and explains what uses it', async () => {
    store(category());
    api.failWith('/admin/categories/delete/1', {
      status: 409,
      message: '12 sub-categories use “Wedding Neon”.',
      error: 'in_use',
    });
    const user = openPage(CategoriesPage);

    await user.click(await button('Delete Wedding Neon'));
    await user.click(await button('Delete'));

    expect(await screen.findByText('12 sub-categories use “Wedding Neon”.')).toBeVisible();
    expect(await row('Wedding Neon')).toBeVisible();
  });
});

import { beforeEach, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ThemeProvider } from '@mui/material/styles';
import { ConfirmProvider } from '../confirm/confirm-provider.tsx';
import { lumoraTheme } from '../theme.ts';
import { SavedViews } from './saved-views.tsx';

beforeEach(() => localStorage.clear());

const views: { name: string; search: string; count?: number }[] = [
  { name: 'All', search: '' },
  { name: 'Live', search: 'is_active=true' },
];

function openViews(tableId: string, search = '', listed = views) {
  return render(
    <ThemeProvider theme={lumoraTheme}>
      <ConfirmProvider>
        <MemoryRouter initialEntries={[`/admin/products${search}`]}>
          <h1>Products</h1>
          <SavedViews tableId={tableId} views={listed} />
          <Search />
        </MemoryRouter>
      </ConfirmProvider>
    </ThemeProvider>,
  );
}

function Search() {
  return <p>Search: {useLocation().search}</p>;
}

const link = (name: string) => screen.getByRole('link', { name });

it('marks the view whose filters the list has, on every page of the list', async () => {
  openViews('signs', '?is_active=true&page=3');
  expect(link('Live')).toHaveAttribute('aria-current', 'page');

  await userEvent.click(link('All'));

  expect(link('All')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Search:')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
});

it('names the number of rows of a view that counts them, also if it has none', async () => {
  openViews('orders', '', [
    { name: 'New', search: 'status=new', count: 1200 },
    { name: 'Waiting', search: 'state=waiting', count: 0 },
  ]);

  expect(link('New 1,200')).toBeVisible();
  expect(link('Waiting 0')).toBeVisible();
});

it('saves the current filters under a name that is not taken, and keeps them after a reload', async () => {
  const { unmount } = openViews('banners', '?stock=out&page=2&is_active=true');
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));

  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Live{Enter}');
  expect(dialog.getByText('There is a view named “Live” already.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ', sold out{Enter}');
  unmount();
  openViews('banners');

  await userEvent.click(link('Live, sold out'));
  expect(screen.getByText('Search: ?is_active=true&stock=out')).toBeVisible();
});

it('deletes a saved view after a confirmation, and moves the focus to the heading', async () => {
  localStorage.setItem('lumora-views:orders', JSON.stringify([{ name: 'Big', search: 'sort=-total' }, { name: 7 }]));
  openViews('orders');

  await userEvent.click(screen.getByRole('button', { name: 'Delete view Big' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));

  expect(screen.queryByRole('link', { name: 'Big' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus());
});

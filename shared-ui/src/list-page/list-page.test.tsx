import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ListPage, type CreateAction } from './list-page.tsx';

function renderPage(create?: CreateAction, at = '/admin/products') {
  render(
    <MemoryRouter initialEntries={[at]}>
      <ListPage title="Products" description="Manage products and SEO metadata." create={create}>
        table
      </ListPage>
    </MemoryRouter>,
  );
}

test('The list page shows the title and the description', () => {
  renderPage();

  expect(screen.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  expect(screen.getByText('Manage products and SEO metadata.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('The list page renders the create action as a link when it has a path', () => {
  renderPage({ label: 'Create', href: '/admin/products/create' });

  expect(screen.getByRole('link', { name: 'Create' })).toHaveAttribute('href', '/admin/products/create');
});

test('The list page renders the create action as a button when it has a callback', async () => {
  const onSelect = jest.fn();
  renderPage({ label: 'Quick Add', onSelect });

  await userEvent.click(screen.getByRole('button', { name: 'Quick Add' }));

  expect(onSelect).toHaveBeenCalledTimes(1);
});

test('The list page presses the create action on C, but not while the user types', async () => {
  const onSelect = jest.fn();
  renderPage({ label: 'Quick Add', onSelect });
  const search = document.createElement('input');
  document.body.append(search);

  await userEvent.type(search, 'c');
  search.remove();
  await userEvent.keyboard('{Control>}c{/Control}');
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.keyboard('c');

  expect(onSelect).toHaveBeenCalledTimes(1);
});

test('The list page presses the create action once when the page is opened with #create', () => {
  const onSelect = jest.fn();

  renderPage({ label: 'Create voucher', onSelect }, '/admin/vouchers?page=2#create');

  expect(onSelect).toHaveBeenCalledTimes(1);
});

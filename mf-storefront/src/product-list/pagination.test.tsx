import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Pagination } from './pagination.tsx';

test.each([
  [1, 2, '1 2 Next'],
  [1, 4, '1 2 3 4 Next'],
  [1, 34, '1 2 … 34 Next'],
  [4, 34, 'Previous 1 2 3 4 5 … 34 Next'],
  [5, 34, 'Previous 1 … 4 5 6 … 34 Next'],
  [31, 34, 'Previous 1 … 30 31 32 33 34 Next'],
  [34, 34, 'Previous 1 … 33 34'],
])('page %d of %d has the links %s', (page, last, text) => {
  render(
    <MemoryRouter>
      <Pagination search={new URLSearchParams()} meta={{ page, pageSize: 24, total: last * 24 }} />
    </MemoryRouter>,
  );

  const links = Array.from(screen.getByRole('navigation', { name: 'Pages' }).children, (child) => child.textContent);
  expect(links.join(' ')).toBe(text);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(String(page));
});

test('Links to other pages of the list keep its filters and drop what the list does not read', () => {
  render(
    <MemoryRouter>
      <Pagination
        search={new URLSearchParams('size=L&utm_source=mail&size=M&ref=friend&page=1')}
        meta={{ page: 1, pageSize: 24, total: 48 }}
      />
    </MemoryRouter>,
  );

  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/product-display?size=L&size=M&page=2');
});

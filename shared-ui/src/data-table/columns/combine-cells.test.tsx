import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from '@mui/material/styles';
import { lumoraTheme } from '../../theme.ts';
import type { DataColumn } from './data-column.ts';
import { DataTable } from '../data-table.tsx';

interface Review {
  id: number;
  author: string;
  product: string;
  comment: string;
}

const columns: DataColumn<Review>[] = [
  { key: 'author', label: 'Author', value: (row) => row.author, lines: 2 },
  { key: 'product', label: 'Product', value: (row) => row.product, inCellOf: { column: 'author', as: 'secondLine' } },
  { key: 'comment', label: 'Comment', value: (row) => row.comment, lines: 2 },
  {
    key: 'photo',
    label: 'Photo',
    value: () => null,
    sortable: false,
    render: ({ author }) => <img src="/photo.webp" alt={`Sign of ${author}`} />,
    inCellOf: { column: 'comment', as: 'thumbnail' },
  },
  {
    key: 'approved',
    label: 'Approved',
    value: () => null,
    sortable: false,
    render: () => <button type="button">Approve</button>,
    inCellOf: { column: 'comment', as: 'control' },
  },
];

it('shows a column in the cell of the one that it names', () => {
  openTable('combined');

  expect(headers()).toEqual(['Author', 'Comment']);
  const cells = screen.getAllByRole('gridcell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['AshaCafe', 'It glows.Approve']);
  expect(within(cells[1] ?? document.body).getByRole('img', { name: 'Sign of Asha' })).toBeVisible();
});

it('wraps text onto two lines in a row of 56 px', () => {
  openTable('wrapped');

  // jsdom has no layout, so the test reads the variables that set it
  expect(screen.getByRole('grid').parentElement).toHaveStyle({ '--row-height': '3.5rem', '--text-lines': '2' });
});

it('shows a column by itself while the one that it names is hidden', async () => {
  openTable('single');

  await userEvent.click(screen.getByRole('button', { name: 'Toggle Columns' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Author' }));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Photo' }));

  expect(screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Product',
    'Comment',
  ]);
  expect(screen.queryByRole('img', { hidden: true })).toBeNull();
});

it('sorts by a column without a header of its own from a menu', async () => {
  openTable('sorted', [cafe, bakery]);

  await userEvent.click(screen.getByRole('button', { name: 'Sort by' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Product' }));

  expect((await screen.findAllByRole('gridcell'))[0]).toHaveTextContent('BelaBakery');
});

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

const cafe: Review = { id: 1, author: 'Asha', product: 'Cafe', comment: 'It glows.' };
const bakery: Review = { id: 2, author: 'Bela', product: 'Bakery', comment: 'It is bright.' };

function openTable(tableId: string, rows = [cafe]) {
  return render(
    <ThemeProvider theme={lumoraTheme}>
      <MemoryRouter>
        <DataTable
          tableId={tableId}
          label="Reviews"
          columns={columns}
          rowKey={({ id }) => id}
          rows={rows}
          error={null}
          isRefreshing={false}
          onRefresh={() => undefined}
          empty={{ title: 'No reviews' }}
        />
      </MemoryRouter>
    </ThemeProvider>,
  );
}

import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from '@mui/material/styles';
import { lumoraTheme } from '../../theme.ts';
import type { DataColumn } from './data-column.ts';
import { DataTable } from '../data-table.tsx';
import { usePhone } from '../../../testing/use-phone.ts';

usePhone();

interface Sign {
  id: number;
  name: string;
  place: string;
  price: number;
  colour: string;
}

const columns: DataColumn<Sign>[] = [
  { key: 'name', label: 'Sign', value: (row) => row.name, width: 136 },
  { key: 'place', label: 'Place', value: (row) => row.place, onPhone: 'detail' },
  { key: 'price', label: 'Price', value: (row) => row.price, text: (row) => `₹${row.price}`, onPhone: 'detail' },
  { key: 'colour', label: 'Colour', value: (row) => row.colour },
];

it('stacks the details of a row below its title, in rows of 64 px', () => {
  openTable();

  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Sign']);
  expect(screen.getAllByRole('gridcell').map(({ textContent }) => textContent)).toEqual([
    'शुभ विवाह₹999',
    'CafeWall · ₹800',
  ]);
  // jsdom has no layout, so the test reads the variable that sets the height
  expect(screen.getByRole('grid').parentElement).toHaveStyle({ '--row-height': '4rem' });
});

it('shows a title as declared for phones', () => {
  openTable(
    columns.map((column) => (column.key === 'name' ? { ...column, phoneRender: ({ id }) => <b>{id}</b> } : column)),
  );

  expect(screen.getAllByRole('gridcell').map(({ textContent }) => textContent)).toEqual(['1₹999', '2Wall · ₹800']);
});

it('shows a detail as declared for phones, and the text that wraps below it', () => {
  openTable([
    { key: 'story', label: 'Story', value: ({ name }) => `The story of ${name}`, onPhone: 'text' },
    ...columns,
    { key: 'stock', label: 'Stock', value: () => 3, phoneRender: () => <b>3 left</b>, onPhone: 'detail' },
  ]);

  expect(screen.getAllByRole('gridcell')[1]).toHaveTextContent('CafeWall · ₹800 · 3 leftThe story of Cafe');
});

it('offers sorting, columns and export in one menu', async () => {
  openTable();

  await userEvent.click(screen.getByRole('button', { name: 'Table options' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Price' }));

  expect(screen.getAllByRole('gridcell')[0]).toHaveTextContent('Cafe');
  await userEvent.click(screen.getByRole('button', { name: 'Table options' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Price, ascending', checked: true })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Export CSV' })).toBeVisible();
  expect(screen.getByRole('menuitemcheckbox', { name: 'Colour' })).toBeVisible();
});

function openTable(shown = columns) {
  return render(
    <ThemeProvider theme={lumoraTheme}>
      <MemoryRouter>
        <DataTable
          tableId="signs"
          label="Signs"
          columns={shown}
          rowKey={({ id }) => id}
          rows={[{ id: 1, name: 'शुभ विवाह', place: '', price: 999, colour: 'Pink' }, ...moreRows]}
          error={null}
          isRefreshing={false}
          onRefresh={() => undefined}
          empty={{ title: 'No signs' }}
        />
      </MemoryRouter>
    </ThemeProvider>,
  );
}

const moreRows = [{ id: 2, name: 'Cafe', place: 'Wall', price: 800, colour: 'Blue' }];

import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DataColumn } from './data-column.ts';
import { DataTable } from './data-table.tsx';
import { usePhone } from '../../testing/use-phone.ts';

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
  { key: 'place', label: 'Place', value: (row) => row.place, onPhone: 'second-line' },
  { key: 'price', label: 'Price', value: (row) => row.price, text: (row) => `₹${row.price}`, onPhone: 'second-line' },
  { key: 'colour', label: 'Colour', value: (row) => row.colour, onPhone: 'hidden-at-first' },
];

it('shows second-line columns below the name of a row, in rows of two lines', () => {
  openTable();

  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Sign']);
  expect(screen.getAllByRole('gridcell').map(({ textContent }) => textContent)).toEqual([
    'शुभ विवाह₹999',
    'CafeWall · ₹800',
  ]);
  // jsdom has no layout, so the test reads the variable that sets the height
  expect(screen.getByRole('grid').parentElement).toHaveStyle({ '--row-height': '52px' });
});

it('does not store the columns that a phone hides, so that a wide screen shows them', async () => {
  const { unmount } = openTable();
  await userEvent.click(screen.getByRole('button', { name: 'Density' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Spacious' }));
  unmount();

  Reflect.deleteProperty(window, 'matchMedia');
  openTable();

  expect(screen.getByRole('columnheader', { name: 'Colour' })).toBeInTheDocument();
});

function openTable() {
  return render(
    <DataTable
      tableId="signs"
      label="Signs"
      columns={columns}
      rowKey={({ id }) => id}
      rows={[{ id: 1, name: 'शुभ विवाह', place: '', price: 999, colour: 'Pink' }, ...moreRows]}
      error={null}
      isRefreshing={false}
      onRefresh={() => undefined}
      empty={{ title: 'No signs' }}
    />,
  );
}

const moreRows = [{ id: 2, name: 'Cafe', place: 'Wall', price: 800, colour: 'Blue' }];

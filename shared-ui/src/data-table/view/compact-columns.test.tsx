import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { DataColumn } from '../columns/data-column.ts';
import { useTablet } from '../../../testing/use-tablet.ts';
import { renderSigns, signs, type Sign } from '../testing/signs-table.tsx';

useTablet();

it('renders the content for a small screen, which is not that for a phone', () => {
  const state: DataColumn<Sign> = {
    key: 'state',
    label: 'State',
    value: () => 'active',
    render: () => 'Active, bestseller',
    compactWidth: 84,
    compactRender: () => 'Active',
    phoneRender: () => null,
    onPhone: 'status',
  };

  renderSigns({ columns: [{ key: 'title', label: 'Title', value: ({ title }) => title }, state], rows: signs(1) });

  expect(screen.getAllByRole('gridcell').map(({ textContent }) => textContent)).toEqual(['Sign 1', 'Active']);
});

it('renders the content for a small screen in a column that shares the space', () => {
  const alt: DataColumn<Sign> = {
    key: 'alt',
    label: 'Alt text',
    value: () => 'A sign, seen from the side',
    compactRender: () => 'A sign … the side',
  };

  renderSigns({ columns: [alt], rows: signs(1) });

  expect(screen.getByRole('gridcell')).toHaveTextContent('A sign … the side');
});

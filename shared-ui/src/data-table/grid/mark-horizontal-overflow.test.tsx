import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { overflowAttribute } from './mark-horizontal-overflow.ts';
import { renderSigns } from '../testing/signs-table.tsx';

test('The table is marked as overflowing until the user scrolls to its last column', () => {
  renderSigns();
  const grid = screen.getByRole('grid');
  Object.defineProperties(grid, { clientWidth: { value: 300 }, scrollWidth: { value: 500 } });

  fireEvent.scroll(grid, { target: { scrollLeft: 100 } });
  expect(grid.parentElement).toHaveAttribute(overflowAttribute);

  fireEvent.scroll(grid, { target: { scrollLeft: 200 } });
  expect(grid.parentElement).not.toHaveAttribute(overflowAttribute);
});

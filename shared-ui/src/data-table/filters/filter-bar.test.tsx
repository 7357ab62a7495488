import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSigns } from '../testing/signs-table.tsx';

const onChange = jest.fn<(value: string) => void>();
const onClear = jest.fn();

function filters(value: string) {
  const options = [
    { value: '1', label: 'Wedding Neon' },
    { value: '2', label: 'Cafe Neon' },
  ];
  return { fields: [{ label: 'Category', value, options, onChange, allLabel: 'All categories' }], onClear };
}

test('The filter bar offers a choice for all and one for each value', async () => {
  renderSigns({ filters: filters('') });
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));

  await userEvent.click(await screen.findByRole('combobox', { name: 'Category' }));
  expect(screen.getByRole('option', { name: 'All categories', selected: true })).toBeVisible();
  await userEvent.click(screen.getByRole('option', { name: 'Cafe Neon' }));

  expect(onChange).toHaveBeenLastCalledWith('2');
});

test('The filter bar shows an active filter as a chip that removes it', async () => {
  renderSigns({ filters: filters('2') });
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();

  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Category: Cafe Neon' }));

  expect(onChange).toHaveBeenLastCalledWith('');
});

test('The filter bar removes all filters on Clear', async () => {
  renderSigns({ filters: filters('2') });

  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));

  expect(onClear).toHaveBeenCalledTimes(1);
});

test.each(['Remove filter Category: Cafe Neon', 'Clear'])(
  'The filter bar focuses the Filters button after “%s”, which disappears',
  async (name) => {
    renderSigns({ filters: filters('2') });

    await userEvent.click(await screen.findByRole('button', { name }));

    expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveFocus();
  },
);

test('The filter bar names a filter whose value is not among the options “Unknown”', async () => {
  renderSigns({ filters: filters('9') });

  expect(await screen.findByText('Category: Unknown')).toBeVisible();
});

test('The table shows “No results found” instead of the empty state when a filter matches nothing', () => {
  renderSigns({ rows: [], filters: filters('2') });

  expect(screen.getByText('No results found. Try adjusting your search.')).toBeVisible();
  expect(screen.queryByText('No signs yet')).toBeNull();
});

test('The table shows the text of the page when its filter matches nothing without a search', () => {
  renderSigns({ rows: [], filters: filters('2'), noMatches: { title: 'All signs are sold' } });

  expect(screen.getByText('All signs are sold')).toBeVisible();
});

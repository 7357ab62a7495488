import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectFilter } from './select-filter.tsx';
import { renderSigns } from './signs-table.fixture.tsx';

const onChange = jest.fn<(value: string) => void>();
const options = [
  { value: '1', label: 'Wedding Neon' },
  { value: '2', label: 'Cafe Neon' },
];
const filter = (value: string) => (
  <SelectFilter label="Category" value={value} options={options} onChange={onChange} allLabel="All categories" />
);

test('offers an option for all and one for each value', async () => {
  renderSigns({ filters: filter('') });
  const select = screen.getByRole('combobox', { name: 'Category' });

  await userEvent.selectOptions(select, 'Cafe Neon');

  expect(onChange).toHaveBeenLastCalledWith('2');
  expect(screen.getByRole('option', { name: 'All categories', selected: true })).toBeInTheDocument();
});

test('clears the filter when the user selects the option for all', async () => {
  renderSigns({ filters: filter('2'), isFiltered: true });

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'All categories');

  expect(onChange).toHaveBeenLastCalledWith('');
});

test('shows “No results found” instead of the empty state when a filter matches nothing', () => {
  renderSigns({ rows: [], filters: filter('2'), isFiltered: true });

  expect(screen.getByText('No results found. Try adjusting your search.')).toBeVisible();
  expect(screen.queryByText('No signs yet')).toBeNull();
});

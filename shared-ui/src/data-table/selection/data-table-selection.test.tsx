import { beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { signs, SignsTable } from '../testing/signs-table.tsx';

beforeEach(() => localStorage.clear());

function SelectableSigns({ count, size = '' }: { count: number; size?: string }) {
  const [selected, onChange] = useState<ReadonlySet<string | number>>(new Set());
  const names = [...selected].map((id) => `Sign ${id}`).join(', ');
  const actions = <button title={names}>Delete selected</button>;

  const sizes = { label: 'Size', value: size, options: [], allLabel: 'All sizes', onChange: () => undefined };
  const filters = { fields: [sizes], onClear: () => undefined };

  return <SignsTable rows={signs(count)} selection={{ selected, onChange, actions }} filters={filters} />;
}

const checkbox = (name: string) => screen.getByRole('checkbox', { name });
const pageCheckbox = () => checkbox('Select all rows of this page');
const selectedNames = () => screen.getByRole('button', { name: 'Delete selected' }).title;

test('The table selects a row by its checkbox and shows the number of selected rows with their actions', async () => {
  render(<SelectableSigns count={3} />);

  await userEvent.click(checkbox('Select Sign 2'));

  expect(screen.getByText('1 selected')).toHaveRole('status');
  expect(selectedNames()).toBe('Sign 2');
  expect(screen.getByRole('row', { selected: true })).toHaveTextContent('Sign 2');
  expect(pageCheckbox()).toBePartiallyChecked();
});

test('The table makes the toolbar inert while rows are selected', async () => {
  render(<SelectableSigns count={3} />);

  await userEvent.click(checkbox('Select Sign 2'));

  expect(screen.getByRole('searchbox').closest('[inert]')).toBeInTheDocument();
});

test('The table selects a row with Space and moves to the next checkbox with arrows', async () => {
  render(<SelectableSigns count={3} />);
  await userEvent.click(screen.getByText('Sign 1'));

  await userEvent.keyboard('{ArrowLeft} {ArrowDown}{ArrowDown} ');

  expect(selectedNames()).toBe('Sign 1, Sign 3');
});

test('The table selects only the rows of the page by the checkbox in the header', async () => {
  render(<SelectableSigns count={12} />);

  await userEvent.click(pageCheckbox());
  expect(screen.getByText('10 selected')).toBeVisible();

  await userEvent.click(pageCheckbox());
  expect(screen.queryByText(/ selected$/)).toBeNull();
});

test('The table keeps the selection while paging and adds rows of the next page', async () => {
  render(<SelectableSigns count={12} />);
  await userEvent.click(checkbox('Select Sign 2'));

  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(pageCheckbox()).not.toBeChecked();
  expect(pageCheckbox()).not.toBePartiallyChecked();
  await userEvent.click(pageCheckbox());

  expect(selectedNames()).toBe('Sign 2, Sign 11, Sign 12');
});

test('The table selects the range from the previously selected row with Shift', async () => {
  const user = userEvent.setup();
  render(<SelectableSigns count={5} />);

  await user.click(checkbox('Select Sign 1'));
  await user.keyboard('{Shift>}');
  await user.click(checkbox('Select Sign 4'));

  expect(screen.getByText('4 selected')).toBeVisible();
});

test('The table clears the selection when a filter changes, because its rows may not be listed any more', async () => {
  const { rerender } = render(<SelectableSigns count={3} />);
  await userEvent.click(checkbox('Select Sign 2'));

  rerender(<SelectableSigns count={3} size="small" />);

  expect(screen.queryByText(/ selected$/)).toBeNull();
});

test('The table clears the selection on Esc', async () => {
  render(<SelectableSigns count={3} />);
  await userEvent.click(checkbox('Select Sign 2'));

  await userEvent.keyboard('{Escape}');

  expect(screen.queryByText(/ selected$/)).toBeNull();
  expect(checkbox('Select Sign 2')).toHaveFocus();
});

test('The table clears the selection by Clear and keeps the focus in the table', async () => {
  render(<SelectableSigns count={3} />);
  await userEvent.click(checkbox('Select Sign 2'));

  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));

  expect(checkbox('Select Sign 2')).not.toBeChecked();
  expect(pageCheckbox()).toHaveFocus();
});

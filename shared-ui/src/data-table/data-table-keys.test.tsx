import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSigns, signs, type Sign } from './signs-table.fixture.tsx';

beforeEach(() => localStorage.clear());

const onEdit = jest.fn<(title: string) => void>();
const actions = (sign: Sign) => [
  { label: 'Edit', icon: 'E', onSelect: () => onEdit(sign.title) },
  { label: 'Open', icon: 'O', href: String(sign.id) },
];

async function enterActionsOfFirstRow() {
  await userEvent.click(screen.getByText('Sign 1'));
  await userEvent.keyboard('{End}{Enter}');
}

test('moves between cells with the arrow keys', async () => {
  renderSigns({ rows: signs(3) });
  await userEvent.click(screen.getByText('Sign 1'));

  await userEvent.keyboard('{ArrowDown}{ArrowRight}');

  expect(screen.getByRole('gridcell', { name: '2' })).toHaveFocus();
});

test('enters the actions of a row with Enter, moves between them with arrows, and leaves with Esc', async () => {
  renderSigns({ rows: signs(3), actions });

  await enterActionsOfFirstRow();
  expect(screen.getByRole('button', { name: 'Edit Sign 1' })).toHaveFocus();

  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: 'Open Sign 1' })).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('gridcell', { name: /Open Sign 1/ })).toHaveFocus();
});

test('runs an action on Enter', async () => {
  renderSigns({ rows: signs(3), actions });
  await enterActionsOfFirstRow();

  await userEvent.keyboard('{Enter}');

  expect(onEdit).toHaveBeenCalledWith('Sign 1');
});

test('leaves the grid on Tab from any cell', async () => {
  renderSigns({ rows: signs(3), actions });
  await userEvent.click(screen.getByText('Sign 1'));

  await userEvent.tab();

  expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveFocus();
});

test('sorts by a column on Enter in its header', async () => {
  renderSigns({ rows: signs(3) });
  await userEvent.click(screen.getByText('Sign 1'));

  await userEvent.keyboard('{ArrowUp}{Enter}');

  expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
});

test('gives every control an accessible name', () => {
  renderSigns({ rows: signs(3), actions });

  const controls = [...screen.getAllByRole('button'), ...screen.getAllByRole('combobox')];
  for (const control of controls) expect(control).toHaveAccessibleName();
  expect(screen.getByRole('grid', { name: 'Signs' })).toBeVisible();
});

import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataColumn } from '../columns/data-column.ts';
import { renderSigns, signColumns, signs, type Sign } from '../testing/signs-table.tsx';

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

test('The table opens a row on Enter and on a click, but not by its actions', async () => {
  const onOpen = jest.fn<(sign: Sign) => void>();
  renderSigns({ rows: signs(3), actions, onOpen });

  await userEvent.click(screen.getByRole('button', { name: 'Edit Sign 2' }));
  expect(onOpen).not.toHaveBeenCalled();

  await userEvent.click(screen.getByText('Sign 2'));
  await userEvent.keyboard('{ArrowDown}{Enter}');

  expect(onOpen.mock.calls.map(([sign]) => sign.title)).toEqual(['Sign 2', 'Sign 3']);
});

test('The table moves between rows by J and K, edits by E, selects by X and opens by Enter', async () => {
  const onOpen = jest.fn<(sign: Sign) => void>();
  const onChange = jest.fn<(selected: ReadonlySet<string | number>) => void>();
  renderSigns({ rows: signs(3), actions, onOpen, selection: { selected: new Set(), onChange, actions: null } });

  await userEvent.keyboard('jjk{Enter}');
  expect(onOpen.mock.lastCall?.[0].title).toBe('Sign 1');
  await userEvent.keyboard('jjjx');
  expect(onChange).toHaveBeenLastCalledWith(new Set([3]));
  await userEvent.keyboard('ke');

  expect(onEdit).toHaveBeenLastCalledWith('Sign 2');
});

test('The table opens the focused row by E where the row has no icon to edit it', async () => {
  const onOpen = jest.fn<(sign: Sign) => void>();
  renderSigns({ rows: signs(3), onOpen });

  await userEvent.keyboard('jje');

  expect(onOpen.mock.calls.map(([sign]) => sign.title)).toEqual(['Sign 2']);
});

test('The table does not press a switch of the row by X where rows cannot be selected', async () => {
  const onSwitch = jest.fn();
  const active: DataColumn<Sign> = {
    key: 'active',
    label: 'Active',
    value: () => 'No',
    render: () => (
      <input
        type="checkbox"
        role="switch"
        aria-checked="false"
        aria-label="Active"
        checked={false}
        onChange={onSwitch}
      />
    ),
  };
  renderSigns({ rows: signs(3), columns: [...signColumns, active] });

  await userEvent.keyboard('jx');

  expect(onSwitch).not.toHaveBeenCalled();
});

test('The table types the letters of shortcuts into the search', async () => {
  renderSigns({ rows: signs(3) });

  await userEvent.type(screen.getByRole('searchbox'), 'jkex');

  expect(screen.getByRole('searchbox')).toHaveValue('jkex');
});

test('The table offers all actions of a row in its menu', async () => {
  renderSigns({ rows: signs(3), actions });

  await userEvent.click(screen.getByRole('button', { name: 'More actions for Sign 2' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Edit$/ }));

  expect(onEdit).toHaveBeenLastCalledWith('Sign 2');
});

test('The table moves between cells with the arrow keys', async () => {
  renderSigns({ rows: signs(3) });
  await userEvent.click(screen.getByText('Sign 1'));

  await userEvent.keyboard('{ArrowDown}{ArrowRight}');

  expect(screen.getByRole('gridcell', { name: '2' })).toHaveFocus();
});

test('The table enters the actions of a row with Enter, moves between them with arrows, and leaves with Esc', async () => {
  renderSigns({ rows: signs(3), actions });

  await enterActionsOfFirstRow();
  expect(screen.getByRole('button', { name: 'Edit Sign 1' })).toHaveFocus();

  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: 'Open Sign 1' })).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('gridcell', { name: /Open Sign 1/ })).toHaveFocus();
});

test('The table runs an action on Enter', async () => {
  renderSigns({ rows: signs(3), actions });
  await enterActionsOfFirstRow();

  await userEvent.keyboard('{Enter}');

  expect(onEdit).toHaveBeenCalledWith('Sign 1');
});

test('The table leaves the grid on Tab from any cell', async () => {
  renderSigns({ rows: signs(11), actions });
  await userEvent.click(screen.getByText('Sign 1'));

  await userEvent.tab();

  expect(screen.getByRole('button', { name: 'Rows per page: 10' })).toHaveFocus();
});

test('The table sorts by a column on Enter in its header', async () => {
  renderSigns({ rows: signs(3) });
  await userEvent.click(screen.getByText('Sign 1'));

  await userEvent.keyboard('{ArrowUp}{Enter}');

  expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
});

test('The table gives every control an accessible name', () => {
  renderSigns({ rows: signs(3), actions });

  const controls = screen.getAllByRole('button');
  for (const control of controls) expect(control).toHaveAccessibleName();
  expect(screen.getByRole('grid', { name: 'Signs' })).toBeVisible();
});

import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ColumnEdit, DataColumn } from '../columns/data-column.ts';
import { signColumns, signs, SignsTable, type Sign } from '../testing/signs-table.tsx';

type Draft = Sign & { typed?: string; typedTitle?: string };

const commit = jest.fn<(sign: string, typed: string) => void>();

beforeEach(() => {
  localStorage.clear();
  commit.mockClear();
});

/** A page that stores drafts of priorities, as the stock page does. */
function EditableSigns({ onOpen }: { onOpen?: (sign: Sign) => void }) {
  const [drafts, setDrafts] = useState<Record<number, string>>({});
  const rows = signs(3).map((sign): Draft => ({ ...sign, typed: drafts[sign.id] ?? String(sign.priority) }));

  const edit: ColumnEdit<Sign> = {
    text: (sign) => (sign as Draft).typed ?? '',
    commit(sign, typed) {
      commit(sign.title, typed);
      setDrafts((before) => ({ ...before, [sign.id]: typed }));
    },
    inputMode: 'numeric',
    error: (sign) => (/^\d+$/.test((sign as Draft).typed ?? '') ? undefined : 'Stock must be a whole number.'),
    isChanged: (sign) => sign.id in drafts,
  };
  const columns = signColumns.map((column): DataColumn<Sign> =>
    column.key === 'priority' ? { ...column, text: (sign) => (sign as Draft).typed ?? '', edit } : column,
  );
  return <SignsTable rows={rows} columns={columns} onOpen={onOpen} />;
}

const cells = () => screen.getAllByRole('row').map((row) => within(row).queryAllByRole('gridcell')[1]);
const cellOf = (sign: number) => cells()[sign] ?? document.body;
const editor = () => screen.getByRole('textbox', { name: 'Priority' });

test('The table replaces the value when the user types, and commits it on Enter with the focus on the cell', async () => {
  render(<EditableSigns />);
  await userEvent.click(cellOf(1));

  await userEvent.keyboard('42{Enter}');

  expect(commit.mock.calls).toEqual([['Sign 1', '42']]);
  expect(cellOf(1)).toHaveTextContent('42');
  expect(cellOf(1)).toHaveFocus();
  expect(cellOf(1)).toHaveAccessibleDescription('Not saved yet');
});

test.each([
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['Space', () => userEvent.keyboard(' ')],
  ['a double click', () => userEvent.dblClick(cellOf(1))],
])('The table opens the editor with the value of the cell on %s', async (_, open) => {
  render(<EditableSigns />);
  await userEvent.click(cellOf(1));

  await open();

  expect(editor()).toHaveFocus();
  expect(editor()).toHaveValue('3');
});

test('The table restores the value on Esc', async () => {
  render(<EditableSigns />);
  await userEvent.click(cellOf(1));

  await userEvent.keyboard('42{Escape}');

  expect(commit).not.toHaveBeenCalled();
  expect(cellOf(1)).toHaveTextContent('3');
});

test('The table commits and opens the next editable cell on Tab, the previous one on Shift+Tab', async () => {
  render(<EditableSigns />);
  await userEvent.click(cellOf(1));

  await userEvent.keyboard('10{Tab}20{Shift>}{Tab}{/Shift}');

  expect(commit.mock.calls).toEqual([
    ['Sign 1', '10'],
    ['Sign 2', '20'],
  ]);
  expect(editor()).toHaveValue('10');
});

test('The table replaces the value when the user clicks the open editor before typing, and keeps typed text on a click', async () => {
  render(<EditableSigns />);
  await userEvent.click(cellOf(1));
  await userEvent.keyboard('10{Tab}');

  await userEvent.click(editor());
  await userEvent.keyboard('9');
  await userEvent.click(editor());
  await userEvent.keyboard('9');

  expect(editor()).toHaveValue('99');
});

test('The table commits and leaves the grid on Tab in the last cell', async () => {
  render(<EditableSigns />);
  await userEvent.click(cellOf(3));

  await userEvent.keyboard('7{Tab}');

  expect(commit.mock.calls).toEqual([['Sign 3', '7']]);
  expect(screen.queryByRole('textbox', { name: 'Priority' })).toBeNull();
});

test('The table commits when the user clicks elsewhere', async () => {
  render(<EditableSigns />);
  await userEvent.click(cellOf(1));
  await userEvent.keyboard('42');

  await userEvent.click(screen.getByRole('searchbox'));

  expect(commit.mock.calls).toEqual([['Sign 1', '42']]);
});

test('The table commits nothing when the user types nothing', async () => {
  render(<EditableSigns />);
  await userEvent.click(cellOf(1));

  await userEvent.keyboard('{Enter}{Enter}');

  expect(commit).not.toHaveBeenCalled();
});

test('The table marks an invalid value and describes the error', async () => {
  render(<EditableSigns />);
  await userEvent.click(cellOf(1));

  await userEvent.keyboard('many{Enter}');

  expect(cellOf(1)).toBeInvalid();
  expect(cellOf(1)).toHaveAccessibleDescription('Stock must be a whole number.');
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Stock must be a whole number.');
});

test('The table commits pasted text and copies the value of the cell', async () => {
  render(<EditableSigns />);
  await userEvent.click(cellOf(2));

  fireEvent.paste(cellOf(2), { clipboardData: { getData: () => ' 99\n' } });
  expect(commit.mock.calls).toEqual([['Sign 2', '99']]);

  const setData = jest.fn();
  fireEvent.copy(cellOf(2), { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', '99');
});

test('The table fills the rows below with lines pasted from a spreadsheet', async () => {
  render(<EditableSigns />);
  await userEvent.click(cellOf(2));

  fireEvent.paste(cellOf(2), { clipboardData: { getData: () => '10\r\n20\r\n30\r\n' } });

  expect(commit.mock.calls).toEqual([
    ['Sign 2', '10'],
    ['Sign 3', '20'],
  ]);
});

test('The table opens no editor in a column that is not editable', async () => {
  render(<EditableSigns />);
  await userEvent.click(screen.getByText('Sign 1'));

  await userEvent.keyboard('42');

  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('gridcell', { name: 'Sign 1' })).toHaveAttribute('aria-readonly', 'true');
});

test('A row whose last cell is editable opens by the cell after it', async () => {
  const onOpen = jest.fn<(sign: Sign) => void>();
  render(<EditableSigns onOpen={onOpen} />);

  await userEvent.click(cellOf(1));
  expect(onOpen).not.toHaveBeenCalled();
  const [, , last = document.body] = within(screen.getByRole('row', { name: /Sign 2/ })).getAllByRole('gridcell');
  await userEvent.click(last);

  expect(onOpen.mock.calls.map(([sign]) => sign.title)).toEqual(['Sign 2']);
});

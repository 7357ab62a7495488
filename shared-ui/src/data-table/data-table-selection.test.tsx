import { beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { signs, SignsTable } from './signs-table.fixture.tsx';

beforeEach(() => localStorage.clear());

function SelectableSigns({ count }: { count: number }) {
  const [selected, onChange] = useState<ReadonlySet<string | number>>(new Set());
  const names = [...selected].map((id) => `Sign ${id}`).join(', ');
  const actions = <button title={names}>Delete selected</button>;

  return <SignsTable rows={signs(count)} selection={{ selected, onChange, actions }} />;
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const boxOfPage = () => box('Select all rows of this page');
const chosen = () => screen.getByRole('button', { name: 'Delete selected' }).title;

test('a row is chosen by its box, and the bar says how many and what can be done', async () => {
  render(<SelectableSigns count={3} />);

  await userEvent.click(box('Select Sign 2'));

  expect(screen.getByText('1 selected')).toHaveRole('status');
  expect(chosen()).toBe('Sign 2');
  expect(screen.getByRole('row', { selected: true })).toHaveTextContent('Sign 2');
  expect(boxOfPage()).toBePartiallyChecked();
});

test('the toolbar keeps its place below the bar, out of reach', async () => {
  render(<SelectableSigns count={3} />);

  await userEvent.click(box('Select Sign 2'));

  expect(screen.getByRole('searchbox').closest('[inert]')).toBeInTheDocument();
});

test('Space on the box of a row chooses it, arrows lead to the next', async () => {
  render(<SelectableSigns count={3} />);
  await userEvent.click(screen.getByText('Sign 1'));

  await userEvent.keyboard('{ArrowLeft} {ArrowDown}{ArrowDown} ');

  expect(chosen()).toBe('Sign 1, Sign 3');
});

test('the box in the header chooses the page, and no more', async () => {
  render(<SelectableSigns count={12} />);

  await userEvent.click(boxOfPage());
  expect(screen.getByText('10 selected')).toBeVisible();

  await userEvent.click(boxOfPage());
  expect(screen.queryByText(/ selected$/)).toBeNull();
});

test('a selection outlives paging and grows on the next page', async () => {
  render(<SelectableSigns count={12} />);
  await userEvent.click(box('Select Sign 2'));

  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(boxOfPage()).not.toBeChecked();
  expect(boxOfPage()).not.toBePartiallyChecked();
  await userEvent.click(boxOfPage());

  expect(chosen()).toBe('Sign 2, Sign 11, Sign 12');
});

test('Shift chooses every row up to the one chosen before', async () => {
  const user = userEvent.setup();
  render(<SelectableSigns count={5} />);

  await user.click(box('Select Sign 1'));
  await user.keyboard('{Shift>}');
  await user.click(box('Select Sign 4'));

  expect(screen.getByText('4 selected')).toBeVisible();
});

test('Esc ends the selection', async () => {
  render(<SelectableSigns count={3} />);
  await userEvent.click(box('Select Sign 2'));

  await userEvent.keyboard('{Escape}');

  expect(screen.queryByText(/ selected$/)).toBeNull();
  expect(box('Select Sign 2')).toHaveFocus();
});

test('Clear ends the selection, and the focus stays with the table', async () => {
  render(<SelectableSigns count={3} />);
  await userEvent.click(box('Select Sign 2'));

  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));

  expect(box('Select Sign 2')).not.toBeChecked();
  expect(boxOfPage()).toHaveFocus();
});

import { beforeEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { usePhone } from '../../../testing/use-phone.ts';
import { signs, SignsTable } from '../testing/signs-table.tsx';

usePhone();
beforeEach(() => localStorage.clear());

function SelectableSigns() {
  const [selected, onChange] = useState<ReadonlySet<string | number>>(new Set());

  return <SignsTable rows={signs(12)} selection={{ selected, onChange, actions: <button>Delete selected</button> }} />;
}

const checkbox = (name: string) => screen.getByRole('checkbox', { name });
const page = 'Select all rows of this page';
const status = () => screen.getAllByRole('status')[0];

it('has no row of headers, so that the first row is below the toolbar', () => {
  render(<SelectableSigns />);

  expect(screen.queryByRole('checkbox', { name: page })).toBeNull();
  // jsdom has no layout, so the test reads the variable that sets the heights
  expect(screen.getByRole('grid').parentElement?.style.getPropertyValue('--row-tracks')).toMatch(/^0px /);
});

it('selects the page in the bar that the first selected row opens', async () => {
  render(<SelectableSigns />);
  await userEvent.click(checkbox('Select Sign 2'));
  expect(checkbox(page)).toBePartiallyChecked();

  await userEvent.click(checkbox(page));

  expect(status()).toHaveTextContent('10 selected');
  expect(checkbox(page)).toBeChecked();
});

it('keeps the rows of other pages when the page is selected and deselected', async () => {
  render(<SelectableSigns />);
  await userEvent.click(checkbox('Select Sign 2'));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(checkbox(page)).not.toBePartiallyChecked();

  await userEvent.click(checkbox(page));
  expect(status()).toHaveTextContent('3 selected');
  await userEvent.click(checkbox(page));

  expect(status()).toHaveTextContent('1 selected');
});

it('moves the focus to the first row when the bar is closed by its checkbox', async () => {
  render(<SelectableSigns />);
  await userEvent.click(checkbox('Select Sign 2'));
  await userEvent.click(checkbox(page));

  await userEvent.click(checkbox(page));

  expect(checkbox('Select Sign 1')).toHaveFocus();
});

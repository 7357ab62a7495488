import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { DataTableProps } from '../data-table-props.ts';
import { usePhone } from '../../../testing/use-phone.ts';
import { signs, SignsTable, type Sign } from '../testing/signs-table.tsx';

usePhone();
beforeEach(() => localStorage.clear());

function SelectableSigns(props: Partial<DataTableProps<Sign>>) {
  const [selected, onChange] = useState<ReadonlySet<string | number>>(new Set());
  const selection = { selected, onChange, actions: <button>Delete selected</button> };

  return <SignsTable rows={signs(12)} selection={selection} {...props} />;
}

const checkbox = (name: string) => screen.getByRole('checkbox', { name });
const page = 'Select all rows of this page';
const status = () => screen.getAllByRole('status')[0];

it('has no row of headers, so that the first row is below the toolbar', () => {
  render(<SelectableSigns />);

  expect(screen.queryByRole('checkbox', { name: page })).toBeNull();
  // jsdom has no layout, so the test reads the variable that sets the heights
  expect(screen.getByRole('grid').parentElement?.style.getPropertyValue('--header-height')).toBe('0rem');
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

describe('a list whose rows have menus', () => {
  const button = (name: string) => screen.getByRole('button', { name });

  beforeEach(() => {
    render(<SelectableSigns actions={() => [{ label: 'Edit', icon: null, onSelect: () => undefined }]} />);
  });

  async function selectByMenu(name: string) {
    await userEvent.click(button(`More actions for ${name}`));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
  }

  it('has checkboxes once the menu of a row has selected it', async () => {
    expect(screen.queryByRole('checkbox')).toBeNull();

    await selectByMenu('Sign 2');

    expect(checkbox('Select Sign 2')).toBeChecked();
    expect(checkbox('Select Sign 1')).not.toBeChecked();
    expect(button('Delete selected')).toBeVisible();
    expect(button('More actions for Sign 2')).toHaveFocus();
  });

  it('selects further rows by their checkboxes only', async () => {
    await selectByMenu('Sign 2');

    await userEvent.click(button('More actions for Sign 3'));

    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Select' })).toBeNull();
  });

  it('removes the checkboxes with the selection, and moves the focus to the menu of the table', async () => {
    await selectByMenu('Sign 2');

    await userEvent.click(button('Clear'));

    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(button('Table options')).toHaveFocus();
  });
});

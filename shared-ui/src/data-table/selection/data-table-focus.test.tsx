import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSigns, signs, SignsTable } from '../testing/signs-table.tsx';

beforeEach(() => localStorage.clear());

const actions = () => [{ label: 'Delete', icon: 'D', onSelect: () => undefined }];
const deleteButton = (name: string) => screen.getByRole('button', { name: `Delete ${name}` });

test('The table focuses the next row when the focused row is removed', async () => {
  const { rerender } = renderSigns({ rows: signs(3), actions });
  await userEvent.click(deleteButton('Sign 2'));

  rerender(<SignsTable rows={signs(3).filter(({ id }) => id !== 2)} actions={actions} />);

  expect(deleteButton('Sign 3')).toHaveFocus();
});

test('The table focuses the previous row when the last row is removed', async () => {
  const { rerender } = renderSigns({ rows: signs(3), actions });
  await userEvent.click(deleteButton('Sign 3'));

  rerender(<SignsTable rows={signs(2)} actions={actions} />);

  expect(deleteButton('Sign 2')).toHaveFocus();
});

test('The table focuses the action of the empty state when the only row is removed', async () => {
  const { rerender } = renderSigns({ rows: signs(1), actions });
  await userEvent.click(deleteButton('Sign 1'));

  rerender(<SignsTable rows={[]} actions={actions} />);

  expect(screen.getByRole('button', { name: 'New sign' })).toHaveFocus();
});

test('The table does not move the focus when it is outside the removed row', async () => {
  const { rerender } = renderSigns({ rows: signs(3), actions });
  await userEvent.click(deleteButton('Sign 3'));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));

  rerender(<SignsTable rows={signs(2)} actions={actions} />);

  expect(screen.getByRole('button', { name: 'Refresh' })).toHaveFocus();
});

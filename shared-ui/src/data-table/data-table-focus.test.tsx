import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSigns, signs, SignsTable } from './signs-table.fixture.tsx';

beforeEach(() => localStorage.clear());

const actions = () => [{ label: 'Delete', icon: 'D', onSelect: () => undefined }];
const deleteButton = (name: string) => screen.getByRole('button', { name: `Delete ${name}` });

test('when the focused row goes, the next one has the focus', async () => {
  const { rerender } = renderSigns({ rows: signs(3), actions });
  await userEvent.click(deleteButton('Sign 2'));

  rerender(<SignsTable rows={signs(3).filter(({ id }) => id !== 2)} actions={actions} />);

  expect(deleteButton('Sign 3')).toHaveFocus();
});

test('when the last row goes, the one before has the focus', async () => {
  const { rerender } = renderSigns({ rows: signs(3), actions });
  await userEvent.click(deleteButton('Sign 3'));

  rerender(<SignsTable rows={signs(2)} actions={actions} />);

  expect(deleteButton('Sign 2')).toHaveFocus();
});

test('when the only row goes, the search box has the focus', async () => {
  const { rerender } = renderSigns({ rows: signs(1), actions });
  await userEvent.click(deleteButton('Sign 1'));

  rerender(<SignsTable rows={[]} actions={actions} />);

  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a focus that is elsewhere stays there', async () => {
  const { rerender } = renderSigns({ rows: signs(3), actions });
  await userEvent.click(deleteButton('Sign 3'));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));

  rerender(<SignsTable rows={signs(2)} actions={actions} />);

  expect(screen.getByRole('button', { name: 'Refresh' })).toHaveFocus();
});

import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfirmProvider } from './confirm-provider.tsx';
import { confirm } from './confirm.ts';

const confirmation = {
  title: 'Delete "Wedding Neon"?',
  message: 'This cannot be undone.',
  action: 'Delete',
  danger: true,
};

function openDialog(openConfirmation = confirm) {
  render(<ConfirmProvider />);
  let result = Promise.resolve(false);
  act(() => {
    result = openConfirmation(confirmation);
  });
  return { user: userEvent.setup(), result };
}

it('shows the title and the message, and resolves to true when the user confirms', async () => {
  const { user, result } = openDialog();
  expect(await screen.findByRole('dialog', { name: confirmation.title })).toHaveAccessibleDescription(
    confirmation.message,
  );

  await user.click(screen.getByRole('button', { name: 'Delete' }));

  expect(await result).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('focuses Cancel, so that Enter resolves to false', async () => {
  const { user, result } = openDialog();
  expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();

  await user.keyboard('{Enter}');

  expect(await result).toBe(false);
});

it('resolves to false when the user presses Esc', async () => {
  const { user, result } = openDialog();
  await screen.findByRole('dialog');

  await user.keyboard('{Escape}');

  expect(await result).toBe(false);
});

it('handles a confirmation from another copy of the package in the same provider', async () => {
  let copy: typeof confirm = confirm;
  jest.isolateModules(() => {
    copy = jest.requireActual<{ confirm: typeof confirm }>('./confirm.ts').confirm;
  });
  expect(copy).not.toBe(confirm);

  const { user, result } = openDialog(copy);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));

  expect(await result).toBe(true);
});

it('rejects and names the missing provider when none is mounted', async () => {
  await expect(confirm(confirmation)).rejects.toThrow('<ConfirmProvider>');
});

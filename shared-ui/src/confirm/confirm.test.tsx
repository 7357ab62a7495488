import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfirmProvider } from './confirm-provider.tsx';
import { confirm } from './confirm.ts';

const question = { title: 'Delete "Wedding Neon"?', message: 'This cannot be undone.', action: 'Delete', danger: true };

function ask(asking = confirm) {
  render(<ConfirmProvider />);
  let answer = Promise.resolve(false);
  act(() => {
    answer = asking(question);
  });
  return { user: userEvent.setup(), answer };
}

it('names the thing, and the action answers yes', async () => {
  const { user, answer } = ask();
  expect(await screen.findByRole('dialog', { name: question.title })).toHaveAccessibleDescription(question.message);

  await user.click(screen.getByRole('button', { name: 'Delete' }));

  expect(await answer).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('Enter is Cancel, which has the focus', async () => {
  const { user, answer } = ask();
  expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();

  await user.keyboard('{Enter}');

  expect(await answer).toBe(false);
});

it('Esc answers no', async () => {
  const { user, answer } = ask();
  await screen.findByRole('dialog');

  await user.keyboard('{Escape}');

  expect(await answer).toBe(false);
});

it('a question from another copy of the package is shown by the one provider', async () => {
  let copy: typeof confirm = confirm;
  jest.isolateModules(() => {
    copy = jest.requireActual<{ confirm: typeof confirm }>('./confirm.ts').confirm;
  });
  expect(copy).not.toBe(confirm);

  const { user, answer } = ask(copy);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));

  expect(await answer).toBe(true);
});

it('without a provider the caller learns what is missing', async () => {
  await expect(confirm(question)).rejects.toThrow('<ConfirmProvider>');
});

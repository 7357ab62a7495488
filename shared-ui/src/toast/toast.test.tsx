import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { lumoraTheme } from '../theme/lumora-theme.ts';
import { ToastProvider } from './toast-provider.tsx';
import { toast } from './toast.ts';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <ThemeProvider theme={lumoraTheme}>
      <ToastProvider>page</ToastProvider>
    </ThemeProvider>,
  );
});
afterEach(() => {
  jest.useRealTimers();
});

function pass(ms: number) {
  act(() => jest.advanceTimersByTime(ms));
}

/** A second in steps, as each part of the exit starts when the one before has been drawn. */
function passRemovalDelay() {
  for (let ms = 0; ms <= 1000; ms += 5) pass(5);
}

test.each([
  ['success', 2000],
  ['info', 3000],
  ['error', 4000],
] as const)('a %s toast stays for %i ms and is gone a second later', (kind, ms) => {
  act(() => void toast[kind]('Category created'));

  pass(ms - 1);
  expect(screen.getByText('Category created').closest('[data-status]')).toHaveAttribute('data-status', 'entered');
  pass(2);
  expect(screen.getByText('Category created').closest('[data-status]')).toHaveAttribute('data-status', 'exiting');
  passRemovalDelay();
  expect(screen.queryByText('Category created')).toBeNull();
});

test('a loading toast stays until it is closed', () => {
  let key: ReturnType<typeof toast.loading> = '';
  act(() => void (key = toast.loading('Signing you in…')));
  pass(60_000);
  expect(screen.getByRole('status')).toHaveTextContent('Signing you in…');

  act(() => toast.close(key));
  passRemovalDelay();

  expect(screen.queryByText('Signing you in…')).toBeNull();
});

test('what can be taken back is taken back by Undo, once, while it is said', () => {
  const onUndo = jest.fn();
  act(() => void toast.undoable('“Diwali” is on', onUndo));
  pass(500);

  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  passRemovalDelay();

  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('“Diwali” is on')).toBeNull();
});

test('an error interrupts, the others wait their turn to be read', () => {
  act(() => void toast.error('Delete failed'));
  act(() => void toast.success('Category deleted'));

  expect(screen.getByRole('alert')).toHaveTextContent('Delete failed');
  expect(screen.getByRole('status')).toHaveTextContent('Category deleted');
});

test('at most 20 are shown at once', () => {
  for (let n = 1; n <= 21; n += 1) act(() => void toast.info(`Toast ${n}`));
  pass(200);

  expect(screen.getAllByRole('status')).toHaveLength(20);
});

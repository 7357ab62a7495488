import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
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

function advance(ms: number) {
  act(() => jest.advanceTimersByTime(ms));
}

/** Advances one second in small steps, because each part of the exit starts after the render of the part before. */
function advanceRemovalDelay() {
  for (let ms = 0; ms <= 1000; ms += 5) advance(5);
}

test.each([
  ['success', 2000],
  ['info', 3000],
  ['error', 4000],
] as const)('A %s toast stays for %i ms and is removed one second later', (kind, ms) => {
  act(() => void toast[kind]('Category created'));

  advance(ms - 1);
  expect(screen.getByText('Category created').closest('[data-status]')).toHaveAttribute('data-status', 'entered');
  advance(2);
  expect(screen.getByText('Category created').closest('[data-status]')).toHaveAttribute('data-status', 'exiting');
  advanceRemovalDelay();
  expect(screen.queryByText('Category created')).toBeNull();
});

test('A loading toast stays until it is closed', () => {
  let key: ReturnType<typeof toast.loading> = '';
  act(() => void (key = toast.loading('Signing you in…')));
  advance(60_000);
  expect(screen.getByRole('status')).toHaveTextContent('Signing you in…');

  act(() => toast.close(key));
  advanceRemovalDelay();

  expect(screen.queryByText('Signing you in…')).toBeNull();
});

test('Undo returns the focus to the element that had it before', () => {
  const { container } = render(<button type="button">Save</button>);
  const before = within(container).getByRole('button', { name: 'Save' });
  act(() => void toast.undoable('“Diwali” is on', jest.fn()));
  act(() => before.focus());

  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  act(() => screen.getByRole('button', { name: 'Undo' }).click());

  expect(before).toHaveFocus();
});

test('Undo calls onUndo once and removes the toast', () => {
  const onUndo = jest.fn();
  act(() => void toast.undoable('“Diwali” is on', onUndo));
  advance(500);

  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  advanceRemovalDelay();

  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('“Diwali” is on')).toBeNull();
});

test('An error is announced as an alert, and other toasts as a status', () => {
  act(() => void toast.error('Delete failed'));
  act(() => void toast.success('Category deleted'));

  expect(screen.getByRole('alert')).toHaveTextContent('Delete failed');
  expect(screen.getByRole('status')).toHaveTextContent('Category deleted');
});

test('At most 20 toasts are visible', () => {
  for (let n = 1; n <= 21; n += 1) act(() => void toast.info(`Toast ${n}`));
  advance(200);

  expect(screen.getAllByRole('status')).toHaveLength(20);
});

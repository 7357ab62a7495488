import { useState } from 'react';
import MuiDialog from '@mui/material/Dialog';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadable } from './loadable.tsx';

afterEach(() => {
  jest.useRealTimers();
});

function Dialog({ name }: { name: string; onClose: () => void }) {
  return <p>Dialog of {name}</p>;
}
function Panel({ name }: { name: string }) {
  return <p>Panel of {name}</p>;
}

/** Fails as often as told, then answers. */
function failing<T>(times: number, piece: T) {
  let left = times;
  return jest.fn(() => (left-- > 0 ? Promise.reject(new Error('Loading chunk failed')) : Promise.resolve(piece)));
}

test('shows the piece with its props once it is there', async () => {
  const Lazy = loadable(() => Promise.resolve(Panel));

  render(<Lazy name="neon" />);

  expect(await screen.findByText('Panel of neon')).toBeVisible();
});

test('Try again asks anew after a failure', async () => {
  const load = failing(2, Panel);
  const Lazy = loadable(load);
  render(<Lazy name="neon" />);

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Panel of neon')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('a dialog that cannot be loaded says so in a dialog, which can be closed', async () => {
  const onClose = jest.fn();
  const Lazy = loadable(failing(1, Dialog));
  render(<Lazy name="neon" onClose={onClose} />);
  expect(await screen.findByRole('dialog')).toHaveTextContent('could not be loaded');

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(onClose).toHaveBeenCalledTimes(1);
});

test('what was preloaded is there at once, and is loaded once', async () => {
  const load = failing(0, Panel);
  const Lazy = loadable(load);
  Lazy.preload();
  await act(async () => {});

  render(<Lazy name="neon" />);

  expect(screen.getByText('Panel of neon')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed preload is forgotten', async () => {
  const Lazy = loadable(failing(1, Panel));
  Lazy.preload();
  await act(async () => {});

  render(<Lazy name="neon" />);

  expect(await screen.findByText('Panel of neon')).toBeVisible();
});

test('progress is shown only after 300 ms', () => {
  jest.useFakeTimers();
  const Lazy = loadable(() => new Promise<typeof Panel>(() => undefined));
  render(<Lazy name="neon" />);

  act(() => jest.advanceTimersByTime(299));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

test('a dialog that was waited for gives the focus back to where it was opened', async () => {
  let arrive = (_dialog: typeof Named) => undefined as void;
  const Lazy = loadable(() => new Promise<typeof Named>((resolve) => (arrive = resolve)));
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && <Lazy onClose={() => setOpen(false)} />}
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('button', { name: 'Close' })).toHaveFocus();

  await act(async () => arrive(Named));
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));

  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

function Named({ onClose }: { onClose: () => void }) {
  return (
    <MuiDialog open onClose={onClose}>
      <button onClick={onClose}>Done</button>
    </MuiDialog>
  );
}

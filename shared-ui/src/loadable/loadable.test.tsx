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

/** Returns a loader that rejects `times` times, then resolves to `component`. */
function failing<T>(times: number, component: T) {
  let left = times;
  return jest.fn(() => (left-- > 0 ? Promise.reject(new Error('Loading chunk failed')) : Promise.resolve(component)));
}

test('A loadable component renders with its props once it is loaded', async () => {
  const Lazy = loadable(() => Promise.resolve(Panel));

  render(<Lazy name="neon" />);

  expect(await screen.findByText('Panel of neon')).toBeVisible();
});

test('A loadable component shows its skeleton while it loads', () => {
  const Lazy = loadable(() => new Promise<typeof Panel>(() => undefined), <p>Skeleton of the panel</p>);

  render(<Lazy name="neon" />);

  expect(screen.getByText('Skeleton of the panel')).toBeVisible();
});

test('Retry repeats the request after a failure', async () => {
  const load = failing(2, Panel);
  const Lazy = loadable(load);
  render(<Lazy name="neon" />);

  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Panel of neon')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('A loadable component shows the failure of a dialog in a dialog that can be closed', async () => {
  const onClose = jest.fn();
  const Lazy = loadable(failing(1, Dialog));
  render(<Lazy name="neon" onClose={onClose} />);
  expect(await screen.findByRole('dialog')).toHaveTextContent('could not be loaded');

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(onClose).toHaveBeenCalledTimes(1);
});

test('A loadable component renders at once after a preload, and loads only once', async () => {
  const load = failing(0, Panel);
  const Lazy = loadable(load);
  void Lazy.preload();
  await act(async () => {});

  render(<Lazy name="neon" />);

  expect(screen.getByText('Panel of neon')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('A loadable component repeats the request at the first render after a failed preload', async () => {
  const Lazy = loadable(failing(1, Panel));
  void Lazy.preload();
  await act(async () => {});

  render(<Lazy name="neon" />);

  expect(await screen.findByText('Panel of neon')).toBeVisible();
});

test('A loadable component shows progress only after 300 ms', () => {
  jest.useFakeTimers();
  const Lazy = loadable(() => new Promise<typeof Panel>(() => undefined));
  render(<Lazy name="neon" />);

  act(() => jest.advanceTimersByTime(299));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

test('A loadable component restores the focus to the opener after a dialog that was slow to load', async () => {
  let resolveLoad = (_dialog: typeof DialogWithDone) => undefined as void;
  const Lazy = loadable(() => new Promise<typeof DialogWithDone>((resolve) => (resolveLoad = resolve)));
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

  await act(async () => resolveLoad(DialogWithDone));
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));

  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

function DialogWithDone({ onClose }: { onClose: () => void }) {
  return (
    <MuiDialog open onClose={onClose}>
      <button onClick={onClose}>Done</button>
    </MuiDialog>
  );
}

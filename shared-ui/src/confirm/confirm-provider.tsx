import { useEffect, useState, type ReactNode } from 'react';
import { loadable } from '../loadable/loadable.tsx';
import type { PendingConfirmation } from './confirm.ts';

const ConfirmDialog = loadable(() => import('./confirm-dialog.tsx').then((module) => module.ConfirmDialog));

/** Renders the dialogs of `confirm()`, one after the other. Mount it once, inside the theme. */
export function ConfirmProvider({ children }: { children?: ReactNode }) {
  const [queue, setQueue] = useState<CustomEvent<PendingConfirmation>[]>([]);
  const [current] = queue;

  useEffect(() => {
    function enqueue(event: CustomEvent<PendingConfirmation>) {
      event.preventDefault(); // without it `confirm` throws, because no provider is mounted
      setQueue((events) => [...events, event]);
    }
    window.addEventListener('lumora:confirm', enqueue);
    return () => window.removeEventListener('lumora:confirm', enqueue);
  }, []);

  function settle(isConfirmed: boolean) {
    current?.detail.answer(isConfirmed);
    setQueue((events) => events.filter((event) => event !== current));
  }

  return (
    <>
      {children}
      {current && (
        <ConfirmDialog
          key={current.timeStamp}
          confirmation={current.detail.question}
          onConfirm={() => settle(true)}
          onClose={() => settle(false)}
        />
      )}
    </>
  );
}

import { useEffect, useState, type ReactNode } from 'react';
import { loadable } from '../loadable/loadable.tsx';
import type { PendingConfirmation } from './confirm.ts';

const ConfirmDialog = loadable(() => import('./confirm-dialog.tsx').then((module) => module.ConfirmDialog));

/** Shows the questions of `confirm`, one after the other. Mounted once, inside the theme. */
export function ConfirmProvider({ children }: { children?: ReactNode }) {
  const [waiting, setWaiting] = useState<CustomEvent<PendingConfirmation>[]>([]);
  const [asked] = waiting;

  useEffect(() => {
    function hear(event: CustomEvent<PendingConfirmation>) {
      event.preventDefault(); // tells `confirm` that it was heard
      setWaiting((others) => [...others, event]);
    }
    window.addEventListener('lumora:confirm', hear);
    return () => window.removeEventListener('lumora:confirm', hear);
  }, []);

  function settle(isConfirmed: boolean) {
    asked?.detail.answer(isConfirmed);
    setWaiting((others) => others.filter((other) => other !== asked));
  }

  return (
    <>
      {children}
      {asked && (
        <ConfirmDialog
          key={asked.timeStamp}
          question={asked.detail.question}
          onConfirm={() => settle(true)}
          onClose={() => settle(false)}
        />
      )}
    </>
  );
}

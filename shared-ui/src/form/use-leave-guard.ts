import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { confirm } from '../confirm/confirm.ts';

/** Asks whether what was typed may be lost; resolves to true when it may. */
export function confirmDiscard(): Promise<boolean> {
  return confirm({
    title: 'Discard changes?',
    message: 'What you typed has not been saved.',
    action: 'Discard',
    danger: true,
  });
}

/** While there is something to lose: Back and links ask first, and so does the browser before it closes the tab. */
export function useLeaveGuard(isUnsaved: boolean): void {
  const blocker = useBlocker(isUnsaved);

  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault();
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmDiscard().then((mayDiscard) => (mayDiscard ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
}

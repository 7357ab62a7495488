import { useEffect, useEffectEvent } from 'react';
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

/** While there is something to lose: going to another page asks first, and so does the browser before it closes the tab. */
export function useLeaveGuard(isUnsaved: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault();
  });

  const settle = useEffectEvent((mayDiscard: boolean) => {
    if (blocker.state === 'blocked') (mayDiscard ? blocker.proceed : blocker.reset)();
  });
  // By the state, not by the blocker: Back pressed again makes another one, and one question is enough.
  useEffect(() => {
    if (blocker.state === 'blocked') void confirmDiscard().then(settle);
  }, [blocker.state]);
}

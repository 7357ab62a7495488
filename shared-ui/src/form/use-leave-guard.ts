import { useEffect, useEffectEvent } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { confirmDiscard } from '../confirm/confirm-discard.ts';

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

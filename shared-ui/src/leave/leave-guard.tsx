import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from '../confirm/confirm.ts';
import { confirmDiscard } from '../confirm/confirm-discard.ts';
import { leavingEvent, type LeaveConfirmation, type LeavingEventDetail } from './leaving.ts';

/**
 * Asks for confirmation before a navigation discards unsaved input that a `useLeaveGuard` reports. A navigation within
 * the same path is not blocked. Mount it once, inside the router, because a router allows one blocker.
 */
export function LeaveGuard() {
  const confirmation = useRef<LeaveConfirmation>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    const detail: LeavingEventDetail = { question: undefined };
    const canLeave = window.dispatchEvent(new CustomEvent(leavingEvent, { cancelable: true, detail }));
    confirmation.current = detail.question;
    return !canLeave;
  });

  const settle = useEffectEvent((canLeave: boolean) => {
    if (blocker.state === 'blocked') (canLeave ? blocker.proceed : blocker.reset)();
  });
  // depends on the state, not on the blocker: a second press of Back creates another blocker, but needs no second dialog
  useEffect(() => {
    if (blocker.state === 'blocked') void confirmLeave(confirmation.current).then(settle);
  }, [blocker.state]);

  return null;
}

function confirmLeave(confirmation: LeaveConfirmation | undefined): Promise<boolean> {
  return confirmation ? confirm({ ...confirmation, danger: true }) : confirmDiscard();
}

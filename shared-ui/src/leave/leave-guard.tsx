import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from '../confirm/confirm.ts';
import { confirmDiscard } from '../confirm/confirm-discard.ts';
import { leavingEvent, type LeaveQuestion, type LeavingEventDetail } from './leaving.ts';

/** Asks before a page is left on which something is unsaved. A router takes one blocker, so this stands once, inside it. */
export function LeaveGuard() {
  const question = useRef<LeaveQuestion>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    const detail: LeavingEventDetail = { question: undefined };
    const isFree = window.dispatchEvent(new CustomEvent(leavingEvent, { cancelable: true, detail }));
    question.current = detail.question;
    return !isFree;
  });

  const settle = useEffectEvent((mayLeave: boolean) => {
    if (blocker.state === 'blocked') (mayLeave ? blocker.proceed : blocker.reset)();
  });
  // By the state, not by the blocker: Back pressed again makes another one, and one question is enough.
  useEffect(() => {
    if (blocker.state === 'blocked') void ask(question.current).then(settle);
  }, [blocker.state]);

  return null;
}

function ask(question: LeaveQuestion | undefined): Promise<boolean> {
  return question ? confirm({ ...question, danger: true }) : confirmDiscard();
}

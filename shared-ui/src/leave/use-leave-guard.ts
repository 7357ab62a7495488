import { useEffect, useEffectEvent } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { leavingEvent, type LeaveQuestion, type LeavingEventDetail } from './leaving.ts';

/**
 * While there is something to lose: going to another page asks first, and so does the browser before it closes the tab.
 * A page may hold several. The question, about unsaved text unless told otherwise, is asked by the page's `LeaveGuard`.
 */
export function useLeaveGuard(isUnsaved: boolean, question?: LeaveQuestion): void {
  const object = useEffectEvent((event: Event) => {
    event.preventDefault();
    // whoever asks is a LeaveGuard
    const { detail } = event as CustomEvent<LeavingEventDetail>;
    detail.question ??= question;
  });

  useEffect(() => {
    if (!isUnsaved) return;
    const hear = (event: Event) => object(event);
    window.addEventListener(leavingEvent, hear);
    return () => window.removeEventListener(leavingEvent, hear);
  }, [isUnsaved]);

  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault();
  });
}

import { useEffect, useEffectEvent } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { leavingEvent, type LeaveConfirmation, type LeavingEventDetail } from './leaving.ts';

/**
 * Asks before the router leaves the page and before the browser closes the tab, while `isUnsaved` is true. A page may use
 * several guards. The page's `LeaveGuard` shows the dialog; `confirmation` replaces its default text about unsaved input.
 */
export function useLeaveGuard(isUnsaved: boolean, confirmation?: LeaveConfirmation): void {
  const blockLeave = useEffectEvent((event: Event) => {
    event.preventDefault();
    if (!(event instanceof CustomEvent)) return;
    // only LeaveGuard dispatches this event
    const detail: LeavingEventDetail = event.detail;
    detail.question ??= confirmation;
  });

  useEffect(() => {
    if (!isUnsaved) return;
    const onLeaving = (event: Event) => blockLeave(event);
    window.addEventListener(leavingEvent, onLeaving);
    return () => window.removeEventListener(leavingEvent, onLeaving);
  }, [isUnsaved]);

  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault();
  });
}

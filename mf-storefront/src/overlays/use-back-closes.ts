import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { enterOverlay, isOnOverlayEntry, leaveOverlay } from './overlay-entry.ts';

/** Calls `onClose` on Back (also Android's) while an overlay is open, instead of leaving the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const location = useLocation();
  const handleBack = useEffectEvent(() => {
    if (!isOnOverlayEntry()) onClose();
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = () => handleBack();
    enterOverlay();
    // before the router's listener, after which the location changes and this effect is repeated
    window.addEventListener('popstate', listener, { capture: true });
    return () => {
      window.removeEventListener('popstate', listener, { capture: true });
      leaveOverlay();
    };
  }, [isOpen, location]); // pushes the entry again after a navigation within the overlay
}

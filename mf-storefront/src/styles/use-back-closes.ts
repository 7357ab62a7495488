import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { enterOverlay, isOnOverlayEntry, leaveOverlay } from './overlay-entry.ts';

/** Back, also Android's, closes what lies over the page instead of leaving the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const location = useLocation();
  const hearBack = useEffectEvent(() => {
    if (!isOnOverlayEntry()) onClose();
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const hear = () => hearBack();
    enterOverlay();
    window.addEventListener('popstate', hear);
    return () => {
      window.removeEventListener('popstate', hear);
      leaveOverlay();
    };
  }, [isOpen, location]); // after a move within the overlay its entry is on top again
}

import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { enterOverlay, isOnOverlayEntry, leaveOverlay } from './overlay-entry.ts';

/** Calls `onClose` on Back (also Android's) while an overlay is open, instead of leaving the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const { key } = useLocation();
  const handleBack = useEffectEvent(() => {
    if (!isOnOverlayEntry()) onClose();
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = () => handleBack();
    enterOverlay();
    window.addEventListener('popstate', listener);
    return () => {
      window.removeEventListener('popstate', listener);
      leaveOverlay();
    };
  }, [isOpen, key]); // pushes the entry again after a navigation within the overlay; the entry below has the same key
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveEntry } from '../overlays/overlay-entry.ts';

/** Leaves the history entry of an overlay that is not open, to which Forward or a reload has returned. */
export function useStaleOverlays(): void {
  const location = useLocation();
  useEffect(leaveEntry, [location]);
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveEntry } from '../styles/overlay-entry.ts';

/** Where Forward or a reload came back to the entry of an overlay that is no longer open, the page below it is meant. */
export function useStaleOverlays(): void {
  const location = useLocation();
  useEffect(leaveEntry, [location]);
}

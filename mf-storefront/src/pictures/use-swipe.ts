import { useRef, type PointerEvent } from 'react';

/** px; less is a tap that slipped */
const leastSwipe = 60;

/** Handlers that call `onSwipe` with 1 when a finger moved left by more than 60 px, with -1 when it moved right. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown({ pointerType, isPrimary, clientX }: PointerEvent) {
      start.current = isPrimary && pointerType !== 'mouse' ? clientX : null;
    },
    onPointerUp({ isPrimary, clientX }: PointerEvent) {
      const moved = start.current === null || !isPrimary ? 0 : clientX - start.current;
      start.current = null;
      if (Math.abs(moved) > leastSwipe) onSwipe(moved < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}

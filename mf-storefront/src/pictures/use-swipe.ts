import { useRef, type PointerEvent } from 'react';

/** px; a shorter movement is a tap */
const minSwipePx = 60;

/** Returns pointer handlers that call `onSwipe` with 1 for a swipe to the left of more than 60 px, with -1 to the right. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown({ pointerType, isPrimary, clientX }: PointerEvent) {
      start.current = isPrimary && pointerType !== 'mouse' ? clientX : null;
    },
    onPointerUp({ isPrimary, clientX }: PointerEvent) {
      const moved = start.current === null || !isPrimary ? 0 : clientX - start.current;
      start.current = null;
      if (Math.abs(moved) > minSwipePx) onSwipe(moved < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}

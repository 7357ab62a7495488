import { useEffect, type RefObject } from 'react';

/**
 * Keeps the page from scrolling a focused field behind a bar at the bottom of the screen, and scrolls the focused field
 * above the bar again when the bar grows.
 */
export function useScrollPadding(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.scrollPaddingBottom = `${bar.current?.offsetHeight ?? 0}px`;
      document.querySelector(':is(input, textarea):focus')?.scrollIntoView({ block: 'nearest' });
    });
    if (bar.current !== null) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      root.style.scrollPaddingBottom = '';
    };
  }, [bar]);
}

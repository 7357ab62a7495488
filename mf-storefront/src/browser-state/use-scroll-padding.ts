import { useEffect, type RefObject } from 'react';

/**
 * Keeps the page from scrolling a focused control behind a bar that is fixed to the bottom of the screen, and scrolls the
 * focused field above the bar again when the bar grows.
 */
export function useScrollPadding(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.scrollPaddingBottom = `${bar.current === null ? 0 : coveredHeight(bar.current)}px`;
      document.querySelector(':is(input, textarea):focus')?.scrollIntoView({ block: 'nearest' });
    });
    if (bar.current !== null) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      root.style.scrollPaddingBottom = '';
    };
  }, [bar]);
}

/** Returns the height of the bar and of what is positioned above it, in px; 0 where the bar scrolls with the page. */
function coveredHeight(bar: HTMLElement): number {
  if (getComputedStyle(bar).position === 'static') return 0;
  const tops = Array.from(bar.children, (child) => (child instanceof HTMLElement ? child.offsetTop : 0));
  return bar.offsetHeight - Math.min(0, ...tops);
}

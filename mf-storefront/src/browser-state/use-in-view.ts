import { useEffect, useState, type RefObject } from 'react';

/** Returns true once the element is within one viewport height of the viewport, or meets `options`, and stays true. */
export function useInView(element: RefObject<Element | null>, options: IntersectionObserverInit = nearby): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (element.current === null || isInView) return undefined;
    const observer = new IntersectionObserver((entries) => {
      // one call can report that the element was out of view and that it came into view
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
    }, options);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isInView, options]);
  return isInView;
}

const nearby = { rootMargin: '100% 0px' };

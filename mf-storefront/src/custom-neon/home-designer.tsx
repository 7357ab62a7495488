import { useEffect, useRef, useState, type RefObject } from 'react';
import { Designer } from './designer.tsx';
import { firstDesign } from './draft.ts';

/** The designer inside the home page: the same draft as on its own page. While it is in sight its chat is the page's. */
export function HomeDesigner() {
  const place = useRef<HTMLDivElement>(null);
  const isInSight = useSight(place);
  return (
    <div ref={place} {...(isInSight && { 'data-owns-chat': 'true' })}>
      <Designer place="custom" start={firstDesign} />
    </div>
  );
}

function useSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { rulesQuery } from './design-queries.ts';
import { Designer } from './designer.tsx';
import { firstDesign } from './draft.ts';

/**
 * The designer inside the home page: the same draft as on its own page. While it is in sight its chat is the page's.
 * `still` stands there until it can price, so that it does not grow under the shopper's eyes.
 */
export function HomeDesigner({ still }: { still: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isInSight = useSight(place);
  const { isPending } = useQuery(rulesQuery);
  return (
    <div ref={place} {...(isInSight && { 'data-owns-chat': 'true' })}>
      {isPending ? still : <Designer place="custom" start={firstDesign} />}
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

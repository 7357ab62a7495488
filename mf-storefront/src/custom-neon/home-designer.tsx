import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { rulesQuery } from '../designs/design-queries.ts';
import { Designer } from './designer.tsx';
import { firstDesign } from './first-design.ts';

/**
 * Renders the designer on the home page with the same draft as on its own page. While it is in the viewport the floating
 * chat button is hidden. Renders `placeholder` until the price rules are loaded, so that the layout does not shift.
 */
export function HomeDesigner({ placeholder }: { placeholder: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const isVisible = useIsVisible(container);
  const { isPending } = useQuery(rulesQuery);
  return (
    <div ref={container} {...(isVisible && { 'data-owns-chat': 'true' })}>
      {isPending ? placeholder : <Designer draftKey="custom" initialDesign={firstDesign} />}
    </div>
  );
}

function useIsVisible(element: RefObject<Element | null>): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting === true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isVisible;
}

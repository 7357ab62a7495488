import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { rulesQuery } from '../designs/design-queries.ts';
import { Designer } from './designer/designer.tsx';
import { firstDesign } from './draft/first-design.ts';

/**
 * Renders the designer on the home page with the same draft as on its own page; `placeholder` until the price rules are
 * loaded, so that the layout does not shift.
 */
export function HomeDesigner({ placeholder }: { placeholder: ReactNode }) {
  const { isPending } = useQuery(rulesQuery);
  return isPending ? placeholder : <Designer draftKey="custom" initialDesign={firstDesign} />;
}

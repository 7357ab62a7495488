import { createContext, useContext } from 'react';
import type { ReleaseSet } from '@lumora/shared-contract';

export const ReleaseSetContext = createContext<ReleaseSet | null>(null);

/** The release set that the page was served with. */
export function useReleaseSet(): ReleaseSet {
  const set = useContext(ReleaseSetContext);
  if (set === null) throw new Error('Draw this inside <ReleaseSetContext>.');
  return set;
}

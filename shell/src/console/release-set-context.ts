import { createContext, useContext } from 'react';
import type { ReleaseSet } from '@lumora/shared-contract';

interface ServedSet {
  set: ReleaseSet;
  rename: (product: string) => void;
}

export const ReleaseSetContext = createContext<ServedSet | null>(null);

/** The release set that the page was served with; its `product` follows a new name saved in this tab. */
export function useReleaseSet(): ReleaseSet {
  return useServedSet().set;
}

/** Gives the product another name, wherever this tab shows it. */
export function useRename(): (product: string) => void {
  return useServedSet().rename;
}

function useServedSet(): ServedSet {
  const served = useContext(ReleaseSetContext);
  if (served === null) throw new Error('Draw this inside <ReleaseSetContext>.');
  return served;
}

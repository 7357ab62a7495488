import { createContext, useContext } from 'react';
import type { ReleaseSet } from '@lumora/shared-contract/releases';

interface ReleaseSetContextValue {
  set: ReleaseSet;
  renameProduct: (product: string) => void;
}

/** Release set of the page, and the function that renames the product in this tab. */
export const ReleaseSetContext = createContext<ReleaseSetContextValue | null>(null);

/** Returns the release set of the page; its `product` changes when the settings are saved in this tab. */
export function useReleaseSet(): ReleaseSet {
  return useContextValue().set;
}

/** Returns a function that renames the product in this tab. */
export function useRenameProduct(): (product: string) => void {
  return useContextValue().renameProduct;
}

function useContextValue(): ReleaseSetContextValue {
  const value = useContext(ReleaseSetContext);
  if (value === null) throw new Error('Render this inside <ReleaseSetContext>.');
  return value;
}

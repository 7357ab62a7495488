import { getDefaultStore, useAtomValue } from 'jotai';
import { storedAtom } from '../storage/stored-atom.ts';
import { useIsHydrated } from '../browser-state/use-is-hydrated.ts';

const maxIds = 12;

const recentlyViewedAtom = storedAtom('lumora-recently-viewed', { parse: parseIds, format: JSON.stringify });

/** Adds a product to the front of the recently viewed products of this browser. */
export function addRecentlyViewed(id: number): void {
  getDefaultStore().set(recentlyViewedAtom, (ids) => [id, ...ids.filter((other) => other !== id)].slice(0, maxIds));
}

/** Returns the ids of recently viewed products, the last one first; none on the server and until hydration. */
export function useRecentlyViewed(): number[] {
  const ids = useAtomValue(recentlyViewedAtom);
  return useIsHydrated() ? ids : [];
}

function parseIds(text: string | null): number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id) => Number.isInteger(id) && id > 0).slice(0, maxIds) : [];
  } catch {
    return [];
  }
}

import { useSyncExternalStore } from 'react';

const key = 'lumora-recently-viewed';
const maxIds = 12;

/** Adds a product to the front of the recently viewed products of this browser. Does nothing without storage. */
export function addRecentlyViewed(id: number): void {
  const ids = [id, ...parseIds(readStorage()).filter((other) => other !== id)].slice(0, maxIds);
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // storage is full or forbidden
  }
}

/** Returns the ids of recently viewed products, the last one first; none on the server. */
export function useRecentlyViewed(): number[] {
  return parseIds(useSyncExternalStore(subscribe, readStorage, () => null));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parseIds(text: string | null): number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id) => Number.isInteger(id) && id > 0).slice(0, maxIds) : [];
  } catch {
    return [];
  }
}

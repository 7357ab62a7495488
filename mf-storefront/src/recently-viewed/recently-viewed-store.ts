import { useSyncExternalStore } from 'react';

const key = 'lumora-recently-viewed';
const most = 12;

/** Puts a product first among those that this browser has looked at. */
export function addRecentlyViewed(id: number): void {
  const ids = [id, ...idsIn(stored()).filter((other) => other !== id)].slice(0, most);
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // a browser that keeps nothing has nothing to look back on
  }
}

/** Ids of products looked at in this browser, the last one first; none on the server. */
export function useRecentlyViewed(): number[] {
  return idsIn(useSyncExternalStore(listen, stored, () => null));
}

function listen(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function idsIn(text: string | null): number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id) => Number.isInteger(id) && id > 0).slice(0, most) : [];
  } catch {
    return [];
  }
}

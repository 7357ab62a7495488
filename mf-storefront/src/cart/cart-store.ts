import type { CartLine } from '@lumora/shared-contract';
import { cartKey, readLines } from './stored-cart.ts';

interface CartStore {
  /** Returns the lines: the same array until something changes. */
  get(): CartLine[];
  /** Calls `listener` after every change, also one made in another tab; returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  replace(lines: CartLine[]): void;
}

/** Creates a store of the cart in the local storage of `page`, or in memory where storage is full or forbidden. */
export function createCart(page: Window | undefined): CartStore {
  const listeners = new Set<() => void>();
  let memoryFallback: string | undefined;
  let parsed: { text: string; lines: CartLine[] } = { text: '', lines: [] };

  function storedText(): string {
    try {
      return memoryFallback ?? page?.localStorage.getItem(cartKey) ?? '';
    } catch {
      return '';
    }
  }

  function store(text: string) {
    try {
      page?.localStorage.setItem(cartKey, text);
      memoryFallback = undefined;
    } catch {
      memoryFallback = text;
    }
  }

  const notify = () => listeners.forEach((listener) => listener());

  page?.addEventListener('storage', ({ key }) => {
    // `key` is null when everything was cleared
    if (key === cartKey || key === null) notify();
  });
  page?.addEventListener('pageshow', notify); // a page restored from the back/forward cache has missed storage events

  return {
    get() {
      const text = storedText();
      if (text !== parsed.text) parsed = { text, lines: readLines(text) };
      return parsed.lines;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace(lines) {
      store(JSON.stringify(lines));
      notify();
    },
  };
}

/** The cart of this browser. */
export const cart = createCart(typeof window === 'undefined' ? undefined : window);

import type { CartLine } from '@lumora/shared-contract';
import { cartKey, readLines } from './stored-cart.ts';

interface CartStore {
  /** the same list until something changes */
  get(): CartLine[];
  /** Calls `listener` after every change, also one made in another tab; returns what stops it. */
  subscribe(listener: () => void): () => void;
  replace(lines: CartLine[]): void;
}

/** Keeps a cart in the local storage of `page`; where that is closed, in memory as long as the page is open. */
export function createCart(page: Window | undefined): CartStore {
  const listeners = new Set<() => void>();
  let unkept: string | undefined;
  let known: { text: string; lines: CartLine[] } = { text: '', lines: [] };

  function storedText(): string {
    try {
      return unkept ?? page?.localStorage.getItem(cartKey) ?? '';
    } catch {
      return '';
    }
  }

  function keep(text: string) {
    try {
      page?.localStorage.setItem(cartKey, text);
      unkept = undefined;
    } catch {
      unkept = text;
    }
  }

  const tell = () => listeners.forEach((listener) => listener());

  page?.addEventListener('storage', ({ key }) => {
    // `key` is null when everything was cleared
    if (key === cartKey || key === null) tell();
  });
  page?.addEventListener('pageshow', tell); // a page that comes back by Back has heard of nothing meanwhile

  return {
    get() {
      const text = storedText();
      if (text !== known.text) known = { text, lines: readLines(text) };
      return known.lines;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace(lines) {
      keep(JSON.stringify(lines));
      tell();
    },
  };
}

/** What this shopper has chosen, one for the whole page. */
export const cart = createCart(typeof window === 'undefined' ? undefined : window);

import type { ShopCard } from '@lumora/shared-contract/storefront';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { minTextLength, suggestionsQuery } from './suggestions-query.ts';

export interface Suggestions {
  products: ShopCard[];
  /** searched text, at most a pause older than the typed one */
  text: string;
}

/**
 * Returns the suggestions for the typed text and the text that they are for; undefined while the list is closed. The list
 * opens by `open(text)`, after a pause, and closes by `close()` and by every navigation.
 */
export function useSuggestions() {
  const { key } = useLocation();
  const [typed, setTyped] = useState({ text: '', key });
  const text = typed.key === key ? typed.text : '';
  const searched = useDebounced(text);
  const { data: products } = useQuery(suggestionsQuery(searched));
  const isOpen = Math.min(text.length, searched.length) >= minTextLength && products !== undefined;

  const suggestions: Suggestions | undefined = isOpen ? { products, text: searched } : undefined;

  return {
    suggestions,
    open: (value: string) => setTyped({ text: value.trim(), key }),
    close: () => setTyped({ text: '', key }),
  };
}

/** Returns `value` as it was before the last pause in its changes. */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

const pauseMs = 150;

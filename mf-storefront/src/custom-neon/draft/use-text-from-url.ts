import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { maxTypedLineLength } from '@lumora/shared-contract/designs';

/** Calls `onText` once with the search parameter `text`, which the hero of the home page sends, and removes it from the URL. */
export function useTextFromUrl(onText: (text: string) => void): void {
  const [search, setSearch] = useSearchParams();
  const text = search.get('text');
  const takeText = useEffectEvent(onText);

  useEffect(() => {
    if (text === null) return;
    takeText(text.slice(0, maxTypedLineLength));
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [text, setSearch]);
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShopFacets } from '@lumora/shared-contract/storefront';
import { isOnOverlayEntry } from '../overlays/overlay-entry.ts';
import { useBackCloses } from '../overlays/use-back-closes.ts';
import { FacetFields } from './facet-fields.tsx';
import { formatProductCount } from './list-labels.ts';
import { activeFilters } from './list-search.ts';
import * as styles from './filters.module.css';

interface FilterSheetProps {
  search: URLSearchParams;
  /** undefined while loading */
  facets: ShopFacets | undefined;
  /** number of products that match the filters */
  total: number | undefined;
  onPrice: () => void;
}

/** Renders the facets as a disclosure; on small screens it is a sheet that Back and Escape close. */
export function FilterSheet({ search, facets, total, onPrice }: FilterSheetProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isSheet, setSheet] = useState(false);
  /** the search parameters while a price is typed, which applies on blur or Enter and changes them */
  const [typedSearch, setTypedSearch] = useState<URLSearchParams>();
  useBackCloses(isSheet, close);
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  useEffect(() => {
    if (!isSheet) return undefined;
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isSheet]);
  const choiceCount = activeFilters(search).filter((name) => name !== 'q').length;

  function close() {
    // moves the focus out of the closed sheet
    if (details.current?.contains(document.activeElement))
      details.current.querySelector('summary')?.focus({ preventScroll: true });
    if (details.current !== null) details.current.open = false;
    setSheet(false);
  }

  /** Closes the filters, which cover the list on phones, and scrolls to the list. */
  function showList() {
    close();
    // closing goes back one history entry, after which the browser restores that entry's scroll position
    if (isOnOverlayEntry())
      window.addEventListener('popstate', () => requestAnimationFrame(scrollToList), { once: true });
    scrollToList();
  }

  return (
    <details
      ref={details}
      className={styles['more']}
      // also opened by the find-in-page of the browser
      onToggle={({ currentTarget }) => setSheet(isSmallScreen() && currentTarget.open)}
    >
      <summary>Filters{choiceCount > 0 && ` (${choiceCount})`}</summary>
      <button type="button" className={styles['backdrop']} aria-hidden="true" tabIndex={-1} onClick={close} />
      <div
        className={styles['groups']}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.type === 'number') setTypedSearch(search);
        }}
        onBlur={() => setTypedSearch(undefined)}
      >
        <div className={styles['head']}>
          <strong>Filters</strong>
          <button type="button" className={styles['close']} aria-label="Close filters" onClick={close}>
            ✕
          </button>
        </div>
        <FacetFields search={search} facets={facets} onPrice={onPrice} />
        <button className={styles['apply']}>Apply filters</button>
        <div className={styles['foot']}>
          <button type="button" className={styles['show']} onClick={showList}>
            Show {typedSearch === search ? 'signs' : formatProductCount(total)}
          </button>
        </div>
      </div>
    </details>
  );
}

function scrollToList() {
  document.getElementById('list-heading')?.scrollIntoView();
}

/** Returns whether the screen is too small for filters next to the list. */
function isSmallScreen(): boolean {
  return !window.matchMedia('(min-width: 1024px)').matches;
}

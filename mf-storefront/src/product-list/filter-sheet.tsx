import { useState } from 'react';
import { countOf } from '@lumora/shared-contract/format';
import type { ShopFacets } from '@lumora/shared-contract/storefront';
import { FacetFields } from './facet-fields.tsx';
import { activeFilters } from './list-search.ts';
import { useFilterSheet } from './use-filter-sheet.ts';
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
  const { details, isSheet, onToggle, close, showList } = useFilterSheet();
  /** the search parameters while a price is typed, which applies on blur or Enter and changes them */
  const [typedSearch, setTypedSearch] = useState<URLSearchParams>();
  const choiceCount = activeFilters(search).filter((name) => name !== 'q').length;

  return (
    <details ref={details} className={styles['more']} data-sheet={isSheet} onToggle={onToggle}>
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
            Show {typedSearch === search ? 'signs' : countOf(total ?? 0, 'sign')}
          </button>
        </div>
      </div>
    </details>
  );
}

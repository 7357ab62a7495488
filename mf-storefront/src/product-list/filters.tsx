import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ShopFacets } from '@lumora/shared-contract';
import * as buttons from '../styles/buttons.module.css';
import { classNames } from '../styles/class-names.ts';
import { isOnOverlayEntry } from '../overlays/overlay-entry.ts';
import { useBackCloses } from '../overlays/use-back-closes.ts';
import { FacetFields } from './facet-fields.tsx';
import { listPath } from '../links/list-path.ts';
import { parseListQuery, activeFilters, sortLabels } from './list-search.ts';
import { formatProductCount } from './list-labels.ts';
import * as styles from './filters.module.css';

interface FiltersProps {
  search: URLSearchParams;
  /** undefined while loading */
  facets: ShopFacets | undefined;
  /** number of products that match the filters */
  total: number | undefined;
}

/** Renders the filters as a GET form of the list. With scripts a choice applies at once, without them by the button. */
export function Filters({ search, facets, total }: FiltersProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const sort = useRef<HTMLSelectElement>(null);
  const more = useRef<HTMLDetailsElement>(null);
  const [isSheet, setSheet] = useState(false);
  useBackCloses(isSheet, close);
  const appliedSearch = useRef(search);
  // resets the fields to the search parameters after Back or Clear; text typed before hydration stays
  useEffect(() => {
    if (appliedSearch.current !== search) form.current?.reset();
    appliedSearch.current = search;
    if (sort.current !== null) sort.current.value = parseListQuery(search).sort ?? '';
  }, [search]);

  function apply(without?: string) {
    if (form.current === null) return;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string' && value !== '' && name !== without) query.append(name, value);
    }
    // replaces the history entry of an open sheet: Back first closes the sheet and then undoes the choice
    void navigate(`${listPath}?${query.toString()}`, { replace: isOnOverlayEntry() });
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    apply();
  }

  const query = parseListQuery(search);
  const filterNames = activeFilters(search);
  const hasFilters = filterNames.length > 0;
  const choiceCount = filterNames.filter((name) => name !== 'q').length;
  return (
    <form
      ref={form}
      action={listPath}
      className={classNames(styles['filters'], hasFilters && styles['filtered'])}
      onSubmit={handleSubmit}
      onChange={applyChoice}
    >
      <div data-complete className={styles['first']}>
        <input
          id="search"
          type="search"
          name="q"
          aria-label="Search signs"
          placeholder="Search signs"
          defaultValue={query.q ?? ''}
        />
        <label className={styles['sort']}>
          <span>Sort by</span>
          <select ref={sort} name="sort" defaultValue={query.sort ?? ''} onChange={() => apply()}>
            {Object.entries(sortLabels).map(([value, label]) => (
              <option key={value} value={value === 'featured' ? '' : value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <details ref={more} className={styles['more']}>
        <summary onClick={() => setSheet(isSmallScreen() && more.current?.open === false)}>
          Filters{choiceCount > 0 && ` (${choiceCount})`}
        </summary>
        <div className={styles['groups']}>
          <FacetFields search={search} facets={facets} onPrice={apply} />
          <button className={styles['apply']}>Apply filters</button>
          <button type="button" className={styles['show']} onClick={showList}>
            Show {formatProductCount(total)}
          </button>
        </div>
      </details>
      {hasFilters && (
        <Link className={buttons['quiet']} to={listPath}>
          Clear filters
        </Link>
      )}
    </form>
  );

  function close() {
    // moves the focus out of the closed sheet
    if (more.current?.contains(document.activeElement))
      more.current.querySelector('summary')?.focus({ preventScroll: true });
    if (more.current !== null) more.current.open = false;
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

  /** Applies a choice at once; text and prices apply on Enter or blur, so that the list does not change while typing. */
  function applyChoice({ target }: { target: EventTarget }) {
    if (!(target instanceof HTMLInputElement) || /^(search|number)$/.test(target.type)) return;
    apply(target.name === 'category_id' ? 'sub_category_id' : undefined);
  }
}

function scrollToList() {
  document.getElementById('list-heading')?.scrollIntoView();
}

/** Returns whether the screen is too small for filters next to the list. */
function isSmallScreen(): boolean {
  return !window.matchMedia('(min-width: 1024px)').matches;
}

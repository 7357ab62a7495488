import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ShopFacets } from '@lumora/shared-contract';
import * as buttons from '../styles/buttons.module.css';
import { classNames } from '../styles/class-names.ts';
import { isOnOverlayEntry } from '../styles/overlay-entry.ts';
import { useBackCloses } from '../styles/use-back-closes.ts';
import { FacetFields } from './facet-fields.tsx';
import { listPath } from './list-search-params.ts';
import { listQueryOf, activeFilters, sortLabels } from './list-search.ts';
import { formatProductCount } from './list-labels.ts';
import * as styles from './filters.module.css';

interface FiltersProps {
  search: URLSearchParams;
  /** undefined while they are on their way */
  facets: ShopFacets | undefined;
  /** how many products the filters leave */
  total: number | undefined;
}

/** A form whose address is the list. With scripts a choice is applied at once, without them by its button. */
export function Filters({ search, facets, total }: FiltersProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const sort = useRef<HTMLSelectElement>(null);
  const more = useRef<HTMLDetailsElement>(null);
  const [isSheet, setSheet] = useState(false);
  useBackCloses(isSheet, close);
  const shown = useRef(search);
  // after Back, or Clear, the fields say what the address says; what was typed before the code came stays
  useEffect(() => {
    if (shown.current !== search) form.current?.reset();
    shown.current = search;
    if (sort.current !== null) sort.current.value = listQueryOf(search).sort ?? '';
  }, [search]);

  function apply(without?: string) {
    if (form.current === null) return;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string' && value !== '' && name !== without) query.append(name, value);
    }
    // from the open sheet, whose entry it takes: Back closes the sheet, and then undoes the choice
    void navigate(`${listPath}?${query.toString()}`, { replace: isOnOverlayEntry() });
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    apply();
  }

  const query = listQueryOf(search);
  const narrowedBy = activeFilters(search);
  const isNarrowed = narrowedBy.length > 0;
  const choices = narrowedBy.filter((name) => name !== 'q').length;
  return (
    <form
      ref={form}
      action={listPath}
      className={classNames(styles['filters'], isNarrowed && styles['narrowed'])}
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
        <summary onClick={() => setSheet(isPhone() && more.current?.open === false)}>
          Filters{choices > 0 && ` (${choices})`}
        </summary>
        <div className={styles['groups']}>
          <FacetFields search={search} facets={facets} onPrice={apply} />
          <button className={styles['apply']}>Apply filters</button>
          <button type="button" className={styles['show']} onClick={showList}>
            Show {formatProductCount(total)}
          </button>
        </div>
      </details>
      {isNarrowed && (
        <Link className={buttons['quiet']} to={listPath}>
          Clear filters
        </Link>
      )}
    </form>
  );

  function close() {
    // focus does not stay in what is no longer there
    if (more.current?.contains(document.activeElement))
      more.current.querySelector('summary')?.focus({ preventScroll: true });
    if (more.current !== null) more.current.open = false;
    setSheet(false);
  }

  /** On a phone the filters lie over the list. */
  function showList() {
    close();
    // closing goes one entry back, which scrolls to where that one was left
    if (isOnOverlayEntry()) window.addEventListener('popstate', () => requestAnimationFrame(toList), { once: true });
    toList();
  }

  /** Text is applied by Enter: a list that moves under every letter is not read. */
  function applyChoice({ target }: { target: EventTarget }) {
    if (!(target instanceof HTMLInputElement) || /^(search|number)$/.test(target.type)) return;
    apply(target.name === 'category_id' ? 'sub_category_id' : undefined);
  }
}

function toList() {
  document.getElementById('list-heading')?.scrollIntoView();
}

/** Where there is no room for the filters beside the list. */
function isPhone(): boolean {
  return !window.matchMedia('(min-width: 1024px)').matches;
}

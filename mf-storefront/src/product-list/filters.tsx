import { useEffect, useRef } from 'react';
import type { ShopFacets } from '@lumora/shared-contract/storefront';
import { Link } from '../links/link.tsx';
import { listPath } from '../links/list-path.ts';
import * as buttons from '../styles/buttons.module.css';
import { FilterSheet } from './filter-sheet.tsx';
import { activeFilters, parseListQuery, sortLabels } from './list-search.ts';
import { SearchField } from './search-field.tsx';
import { useFilterForm } from './use-filter-form.ts';
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
  const { apply, ...form } = useFilterForm(search);
  const filters = activeFilters(search);
  return (
    <form action={listPath} className={styles['filters']} {...form}>
      <SearchAndSort search={search} onSort={apply} />
      <FilterSheet search={search} facets={facets} total={total} onPrice={apply} />
      {filters.length > 0 && (
        <Link className={buttons['quiet']} to={listPath}>
          Clear <span>{filters.join() === 'q' ? 'search' : 'filters'}</span>
        </Link>
      )}
    </form>
  );
}

function SearchAndSort({ search, onSort }: { search: URLSearchParams; onSort: () => void }) {
  const { q = '', sort = '' } = parseListQuery(search);
  const select = useRef<HTMLSelectElement>(null);
  // React sets the value of an uncontrolled select only once, and a reset of the form restores that value
  useEffect(() => {
    if (select.current !== null) select.current.value = sort;
  }, [search, sort]);

  return (
    <div data-complete className={styles['first']}>
      <SearchField q={q} />
      <label className={styles['sort']}>
        <span>Sort by</span>
        <select ref={select} name="sort" defaultValue={sort} onChange={onSort}>
          {Object.entries(sortLabels).map(([value, label]) => (
            <option key={value} value={value === 'featured' ? '' : value}>
              {value === 'featured' && q !== '' ? 'Best match' : label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

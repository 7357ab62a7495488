import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { neonColours, type ShopFacets } from '@lumora/shared-contract';
import * as buttons from '../look/buttons.module.css';
import { rupees } from '../prices/rupees.ts';
import { listPath } from './list-address.ts';
import { countWords } from './list-words.ts';
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
  // after Back, or Clear, the fields say what the address says
  useEffect(() => {
    form.current?.reset();
    if (sort.current !== null) sort.current.value = search.get('sort') ?? '';
  }, [search]);

  function apply(without?: string) {
    if (form.current === null) return;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string' && value !== '' && name !== without) query.append(name, value);
    }
    void navigate(`${listPath}?${query.toString()}`);
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    apply();
  }

  const isNarrowed = [...search.keys()].some((name) => name !== 'page' && name !== 'sort');
  return (
    <form ref={form} action={listPath} className={styles['filters']} onSubmit={handleSubmit} onChange={applyChoice}>
      <div className={styles['first']}>
        <input
          type="search"
          name="q"
          aria-label="Search signs"
          placeholder="Search signs"
          defaultValue={search.get('q') ?? ''}
        />
        <label className={styles['sort']}>
          <span>Sort by</span>
          <select ref={sort} name="sort" defaultValue={search.get('sort') ?? ''} onChange={() => apply()}>
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <details ref={more} className={styles['more']} open={isNarrowed}>
        <summary>Filters</summary>
        <div className={styles['groups']}>
          <Categories search={search} facets={facets} />
          <Prices search={search} facets={facets} />
          <Choices title="Size" name="size" search={search} values={facets?.sizes ?? []} />
          <Choices title="Colour" name="colour" search={search} values={facets?.colours ?? []} />
          <Group title="Availability">
            <label>
              <input type="checkbox" name="in_stock" value="true" defaultChecked={search.get('in_stock') === 'true'} />
              In stock <Count of={facets?.in_stock} />
            </label>
          </Group>
          <button className={styles['apply']}>Apply filters</button>
          <button type="button" className={styles['show']} onClick={showList}>
            Show {countWords(total)}
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

  /** On a phone the filters lie over the list. */
  function showList() {
    if (more.current !== null) more.current.open = false;
    document.getElementById('list-heading')?.scrollIntoView();
  }

  /** Text is applied by Enter: a list that moves under every letter is not read. */
  function applyChoice({ target }: { target: EventTarget }) {
    if (!(target instanceof HTMLInputElement) || /^(search|number)$/.test(target.type)) return;
    apply(target.name === 'category_id' ? 'sub_category_id' : undefined);
  }
}

type FacetProps = Pick<FiltersProps, 'search' | 'facets'>;

const sorts = [
  { value: '', label: 'Featured' },
  { value: 'newest', label: 'Newest' },
  { value: 'price', label: 'Price, low to high' },
  { value: '-price', label: 'Price, high to low' },
  { value: 'name', label: 'Name' },
];

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles['group']}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function Count({ of }: { of: number | undefined }) {
  return of === undefined ? null : <span className={styles['count']}>{of}</span>;
}

function Categories({ search, facets }: FacetProps) {
  const chosen = search.get('category_id') ?? '';
  const sub = search.get('sub_category_id') ?? '';
  const categories = facets?.categories ?? [];
  const children = categories.find(({ id }) => String(id) === chosen)?.sub_categories ?? [];
  return (
    <Group title="Category">
      <Radio name="category_id" value="" chosen={chosen} label="All" />
      {categories.map(({ id, title, count }) => (
        <Radio key={id} name="category_id" value={String(id)} chosen={chosen} label={title} count={count} />
      ))}
      {children.length > 0 && (
        <div className={styles['children']} role="group" aria-label="Sub-category">
          {children.map(({ id, title, count }) => (
            <Radio key={id} name="sub_category_id" value={String(id)} chosen={sub} label={title} count={count} />
          ))}
        </div>
      )}
    </Group>
  );
}

function Radio(props: { name: string; value: string; chosen: string; label: string; count?: number }) {
  const { name, value, chosen, label, count } = props;
  return (
    <label>
      <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
      {label} <Count of={count} />
    </label>
  );
}

function Prices({ search, facets }: FacetProps) {
  const range = facets?.price;
  return (
    <Group title="Price">
      <div className={styles['prices']}>
        <PriceInput
          name="price_min"
          label="Lowest price"
          search={search}
          placeholder={range ? rupees(range.min) : '₹'}
        />
        <span aria-hidden="true">–</span>
        <PriceInput
          name="price_max"
          label="Highest price"
          search={search}
          placeholder={range ? rupees(range.max) : '₹'}
        />
      </div>
    </Group>
  );
}

function PriceInput(props: { name: string; label: string; search: URLSearchParams; placeholder: string }) {
  const { name, label, search, placeholder } = props;
  return (
    <input
      type="number"
      name={name}
      aria-label={`${label} in rupees`}
      min="0"
      inputMode="numeric"
      placeholder={placeholder}
      defaultValue={search.get(name) ?? ''}
    />
  );
}

interface ChoicesProps {
  title: string;
  name: string;
  search: URLSearchParams;
  values: { title: string; count: number }[];
}

function Choices({ title, name, search, values }: ChoicesProps) {
  const chosen = search.getAll(name);
  if (values.length === 0) return null;
  return (
    <Group title={title}>
      {values.map((value) => (
        <label key={value.title}>
          <input type="checkbox" name={name} value={value.title} defaultChecked={chosen.includes(value.title)} />
          <Swatch title={value.title} />
          {value.title} <Count of={value.count} />
        </label>
      ))}
    </Group>
  );
}

function Swatch({ title }: { title: string }) {
  const colour = neonColours.find(({ name }) => name === title);
  return colour && <span className={styles['swatch']} data-tube={colour.slug} />;
}

import { Fragment, type ReactNode } from 'react';
import type { ShopFacets } from '@lumora/shared-contract/storefront';
import { rupees } from '@lumora/shared-contract/format';
import { Swatch } from '../neon/swatch.tsx';
import { formatSize } from '../product/size-label.ts';
import { parseListQuery, type ListQuery } from './list-search.ts';
import * as radios from '../styles/radio.module.css';
import * as styles from './facet-fields.module.css';

interface FacetFieldsProps {
  search: URLSearchParams;
  /** undefined while loading */
  facets: ShopFacets | undefined;
  onPrice: () => void;
}

/** Uses the normalised query, because the search parameters may contain invalid values. */
interface GroupProps extends Omit<FacetFieldsProps, 'search'> {
  query: ListQuery;
}

/** Renders the filters of the list, each value with the number of products that it would show. */
export function FacetFields({ search, facets, onPrice }: FacetFieldsProps) {
  const query = parseListQuery(search);
  return (
    <>
      <Categories query={query} facets={facets} />
      <Prices query={query} facets={facets} onPrice={onPrice} />
      <Choices title="Size" name="size" search={search} values={facets?.sizes ?? []} />
      <Choices title="Colour" name="colour" search={search} values={facets?.colours ?? []} />
      <Group title="Availability">
        <label>
          <input type="checkbox" name="in_stock" value="true" defaultChecked={query.in_stock !== undefined} />
          In stock <Count count={facets?.in_stock} />
        </label>
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles['group']}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function Count({ count }: { count: number | undefined }) {
  return count === undefined ? null : <span className={styles['count']}>{count}</span>;
}

function Categories({ query, facets }: Omit<GroupProps, 'onPrice'>) {
  const chosen = query.category_id ?? '';
  const sub = query.sub_category_id ?? '';
  const categories = facets?.categories ?? [];
  return (
    <Group title="Category">
      <Radio name="category_id" value="" chosen={chosen} label="All" />
      {categories.map(({ id, title, count, sub_categories: children }) => (
        <Fragment key={id}>
          <Radio name="category_id" value={String(id)} chosen={chosen} label={title} count={count} />
          {String(id) === chosen && children.length > 0 && (
            <div className={styles['children']} role="group" aria-label={`In ${title}`}>
              {children.map((child) => (
                <Radio
                  key={child.id}
                  name="sub_category_id"
                  value={String(child.id)}
                  chosen={sub}
                  label={child.title}
                  count={child.count}
                />
              ))}
            </div>
          )}
        </Fragment>
      ))}
    </Group>
  );
}

function Radio(props: { name: string; value: string; chosen: string; label: string; count?: number }) {
  const { name, value, chosen, label, count } = props;
  return (
    <label>
      <input className={radios['radio']} type="radio" name={name} value={value} defaultChecked={value === chosen} />
      {label} <Count count={count} />
    </label>
  );
}

function Prices({ query, facets, onPrice }: GroupProps) {
  const range = facets?.price;
  return (
    <Group title="Price">
      <div className={styles['prices']}>
        <PriceInput
          name="price_min"
          label="Lowest price"
          value={query.price_min}
          onPrice={onPrice}
          placeholder={range ? rupees(range.min) : '₹'}
        />
        <span aria-hidden="true">–</span>
        <PriceInput
          name="price_max"
          label="Highest price"
          value={query.price_max}
          onPrice={onPrice}
          placeholder={range ? rupees(range.max) : '₹'}
        />
      </div>
    </Group>
  );
}

interface PriceInputProps {
  name: string;
  label: string;
  value: string | undefined;
  placeholder: string;
  onPrice: () => void;
}

/** Calls `onPrice` on blur, because number keypads of phones have no Enter key. */
function PriceInput({ name, label, value, placeholder, onPrice }: PriceInputProps) {
  return (
    <input
      type="number"
      name={name}
      aria-label={`${label} in rupees`}
      min="0"
      inputMode="numeric"
      placeholder={placeholder}
      defaultValue={value ?? ''}
      onBlur={({ target }) => {
        if (target.value !== (value ?? '')) onPrice();
      }}
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
          {formatSize(value.title) ?? value.title} <Count count={value.count} />
        </label>
      ))}
    </Group>
  );
}

import type { FocusEventHandler, ReactNode } from 'react';
import type { ShopFacets } from '@lumora/shared-contract';
import { Swatch } from '../neon/swatch.tsx';
import { rupees } from '../prices/rupees.ts';
import * as styles from './facet-fields.module.css';

interface FacetFieldsProps {
  search: URLSearchParams;
  /** undefined while they are on their way */
  facets: ShopFacets | undefined;
}

interface PriceFieldsProps extends FacetFieldsProps {
  onLeavePrice: FocusEventHandler<HTMLInputElement>;
}

/** What the list can be narrowed by, and how many products each choice leaves. */
export function FacetFields({ search, facets, onLeavePrice }: PriceFieldsProps) {
  return (
    <>
      <Categories search={search} facets={facets} />
      <Prices search={search} facets={facets} onLeavePrice={onLeavePrice} />
      <Choices title="Size" name="size" search={search} values={facets?.sizes ?? []} />
      <Choices title="Colour" name="colour" search={search} values={facets?.colours ?? []} />
      <Group title="Availability">
        <label>
          <input type="checkbox" name="in_stock" value="true" defaultChecked={search.get('in_stock') === 'true'} />
          In stock <Count of={facets?.in_stock} />
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

function Count({ of }: { of: number | undefined }) {
  return of === undefined ? null : <span className={styles['count']}>{of}</span>;
}

function Categories({ search, facets }: FacetFieldsProps) {
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

function Prices({ search, facets, onLeavePrice }: PriceFieldsProps) {
  const range = facets?.price;
  return (
    <Group title="Price">
      <div className={styles['prices']}>
        <PriceInput
          name="price_min"
          label="Lowest price"
          search={search}
          onBlur={onLeavePrice}
          placeholder={range ? rupees(range.min) : '₹'}
        />
        <span aria-hidden="true">–</span>
        <PriceInput
          name="price_max"
          label="Highest price"
          search={search}
          onBlur={onLeavePrice}
          placeholder={range ? rupees(range.max) : '₹'}
        />
      </div>
    </Group>
  );
}

interface PriceInputProps {
  name: string;
  label: string;
  search: URLSearchParams;
  placeholder: string;
  onBlur: FocusEventHandler<HTMLInputElement>;
}

function PriceInput({ name, label, search, placeholder, onBlur }: PriceInputProps) {
  return (
    <input
      type="number"
      name={name}
      aria-label={`${label} in rupees`}
      min="0"
      inputMode="numeric"
      placeholder={placeholder}
      defaultValue={search.get(name) ?? ''}
      onBlur={onBlur}
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

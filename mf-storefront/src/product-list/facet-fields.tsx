import { Fragment } from 'react';
import { formatSize } from '@lumora/shared-contract/format';
import type { ShopFacets } from '@lumora/shared-contract/storefront';
import { Swatch } from '../neon/swatch.tsx';
import { FacetGroup } from './facet-group.tsx';
import { parseListQuery, type ListQuery } from './list-search.ts';
import { PriceFields } from './price-fields.tsx';
import * as radios from '../styles/radio.module.css';
import * as styles from './facet-fields.module.css';

interface FacetFieldsProps {
  search: URLSearchParams;
  /** undefined while loading */
  facets: ShopFacets | undefined;
  onPrice: () => void;
}

/** Renders the filters of the list, each value with the number of products that it would show. */
export function FacetFields({ search, facets, onPrice }: FacetFieldsProps) {
  // normalised, because the search parameters may contain invalid values
  const query = parseListQuery(search);
  return (
    <>
      <PriceFields query={query} range={facets?.price} onPrice={onPrice} />
      <Categories query={query} facets={facets} />
      <Choices title="Size" name="size" search={search} values={facets?.sizes ?? []} />
      <Choices title="Colour" name="colour" search={search} values={facets?.colours ?? []} />
      <FacetGroup title="Availability">
        <label>
          <input type="checkbox" name="in_stock" value="true" defaultChecked={query.in_stock !== undefined} />
          In stock <Count count={facets?.in_stock} />
        </label>
      </FacetGroup>
    </>
  );
}

function Count({ count }: { count: number | undefined }) {
  return count === undefined ? null : <span className={styles['count']}>{count}</span>;
}

function Categories({ query, facets }: { query: ListQuery; facets: ShopFacets | undefined }) {
  const chosen = query.category_id ?? '';
  const sub = query.sub_category_id ?? '';
  const categories = facets?.categories ?? [];
  return (
    <FacetGroup title="Category">
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
    </FacetGroup>
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
    <FacetGroup title={title}>
      {values.map((value) => (
        <label key={value.title}>
          <input type="checkbox" name={name} value={value.title} defaultChecked={chosen.includes(value.title)} />
          <Swatch title={value.title} />
          {formatSize(value.title) ?? value.title} <Count count={value.count} />
        </label>
      ))}
    </FacetGroup>
  );
}

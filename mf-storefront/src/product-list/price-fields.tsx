import { useRef, type RefObject } from 'react';
import type { ShopFacets } from '@lumora/shared-contract/storefront';
import { rupees } from '@lumora/shared-contract/format';
import { FacetGroup } from './facet-group.tsx';
import type { ListQuery } from './list-search.ts';
import * as styles from './facet-fields.module.css';

interface PriceFieldsProps {
  query: ListQuery;
  /** lowest and highest price of the products; undefined while loading */
  range: ShopFacets['price'] | undefined;
  onPrice: () => void;
}

/** Renders the lowest and the highest price, and buttons for common highest prices. */
export function PriceFields({ query, range, onPrice }: PriceFieldsProps) {
  const lowest = useRef<HTMLInputElement>(null);
  const highest = useRef<HTMLInputElement>(null);
  const chosen = query.price_min === undefined ? query.price_max : undefined;

  function choose(price: string) {
    if (lowest.current === null || highest.current === null) return;
    lowest.current.value = '';
    highest.current.value = price === chosen ? '' : price;
    onPrice();
  }

  return (
    <FacetGroup title="Price">
      <div className={styles['prices']}>
        <PriceInput
          input={lowest}
          name="price_min"
          label="Lowest price"
          value={query.price_min}
          onPrice={onPrice}
          placeholder={range ? rupees(range.min) : '₹'}
        />
        <span aria-hidden="true">–</span>
        <PriceInput
          input={highest}
          name="price_max"
          label="Highest price"
          value={query.price_max}
          onPrice={onPrice}
          placeholder={range ? rupees(range.max) : '₹'}
        />
      </div>
      <div className={styles['highest']}>
        <span aria-hidden="true">Up to</span>
        {highestPrices.map((price) => (
          <button
            key={price}
            type="button"
            aria-label={`Up to ${rupees(Number(price))}`}
            aria-pressed={price === chosen}
            // a field that loses the focus would apply its price first
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(price)}
          >
            {rupees(Number(price))}
          </button>
        ))}
      </div>
    </FacetGroup>
  );
}

const highestPrices = ['3000', '5000', '10000'];

interface PriceInputProps {
  input: RefObject<HTMLInputElement | null>;
  name: string;
  label: string;
  value: string | undefined;
  placeholder: string;
  onPrice: () => void;
}

/** Calls `onPrice` on blur, because number keypads of phones have no Enter key. */
function PriceInput({ input, name, label, value, placeholder, onPrice }: PriceInputProps) {
  return (
    <input
      ref={input}
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

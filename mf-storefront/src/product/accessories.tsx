import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { rupees } from '@lumora/shared-contract/format';
import type { Accessory } from '@lumora/shared-contract/storefront';
import { Link } from '../links/link.tsx';
import { addToCart } from '../cart/change-cart.ts';
import { addSeenPrice } from '../cart/seen-prices.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { NoPicture } from '../pictures/no-picture.tsx';
import { ShopPicture } from '../pictures/shop-picture.tsx';
import { accessoriesQuery } from './product-query.ts';
import * as styles from './accessories.module.css';

interface AccessoriesProps {
  /** variants that are not listed; a later change has no effect, so that an added row stays with its message */
  excludedVariantIds?: number[];
}

/** Renders the accessories with their prices, each with a button that adds it to the cart; nothing without any. */
export function Accessories({ excludedVariantIds = [] }: AccessoriesProps) {
  const [hidden] = useState(excludedVariantIds);
  const { data = [] } = useQuery(accessoriesQuery);
  const shown = data.filter(({ variant_id }) => !hidden.includes(variant_id));
  if (shown.length === 0) return null;
  return (
    <section className={styles['accessories']} aria-labelledby="accessories-heading">
      <h2 id="accessories-heading">Goes with it</h2>
      <ul>
        {shown.map((accessory) => (
          <AccessoryRow key={accessory.id} accessory={accessory} />
        ))}
      </ul>
    </section>
  );
}

function AccessoryRow({ accessory: { name, slug, image, variant_id, price, max_quantity } }: { accessory: Accessory }) {
  const { isAdding, hasJustAdded, outcome, add } = useAddToCart();

  function addAccessory() {
    addToCart({ variant_id }, 1, max_quantity);
    addSeenPrice({ variant_id }, price);
  }

  return (
    <li>
      <div className={styles['picture']}>
        {image === null ? (
          <NoPicture name={name} />
        ) : (
          <ShopPicture image={{ ...image, alt: '' }} sizes="64px" isTile isLazy />
        )}
      </div>
      <p className={styles['name']}>
        <Link to={`/products/${slug}`}>{name}</Link>
        <b>{rupees(price)}</b>
      </p>
      <button
        type="button"
        className={styles['add']}
        aria-label={`Add ${name} to cart`}
        aria-busy={isAdding}
        onClick={() => add(addAccessory)}
      >
        {hasJustAdded || (isAdding && outcome === true) ? 'Added' : 'Add'}
      </button>
      <p role="status" className={styles['outcome']}>
        {outcome === true ? <span className={styles['spoken']}>{`${name} is in your cart.`}</span> : outcome}
      </p>
    </li>
  );
}

import type { ShopVariant } from '@lumora/shared-contract/storefront';
import { Link } from '../links/link.tsx';
import { classNames } from '../styles/class-names.ts';
import * as buttons from '../styles/buttons.module.css';
import { addToCart } from './change-cart.ts';
import { addSeenPrice } from './seen-prices.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import * as styles from './add-to-cart.module.css';

/** Renders the button that adds a variant to the cart, and a status message with the result. */
export function AddToCart({ variant, quantity }: { variant: ShopVariant; quantity: number }) {
  const { isAdding, hasJustAdded, outcome, add } = useAddToCart(variant.id);

  function addVariant() {
    const line = { variant_id: variant.id };
    addToCart(line, quantity, variant.max_quantity);
    addSeenPrice(line, variant.price);
  }

  return (
    <>
      <button
        type="button"
        className={classNames(buttons['buy'], styles['button'])}
        aria-busy={isAdding}
        onClick={() => add(addVariant)}
      >
        {label(isAdding, hasJustAdded)}
      </button>
      <p role="status" className={styles['outcome']}>
        {outcome === true ? (
          <>
            Added to your cart. <Link to="/cart">View cart</Link>
          </>
        ) : (
          outcome
        )}
      </p>
    </>
  );
}

function label(isAdding: boolean, hasJustAdded: boolean): string {
  if (isAdding) return 'Adding…';
  return hasJustAdded ? 'Added' : 'Add to cart';
}

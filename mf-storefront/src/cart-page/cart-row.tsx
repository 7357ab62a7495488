import { displayedAttributes, type CartLine, type CartQuoteLine } from '@lumora/shared-contract/cart';
import { rupees } from '@lumora/shared-contract/format';
import { Link } from '../links/link.tsx';
import { classNames } from '../styles/class-names.ts';
import { Price } from '../prices/price.tsx';
import { CartRowSkeleton } from './cart-skeleton.tsx';
import { setQuantity } from '../cart/change-cart.ts';
import { LinePicture } from '../quote/line-picture.tsx';
import { LineProblem } from './line-problem.tsx';
import { lineSummary } from '../quote/line-summary.ts';
import { Options } from '../quote/options.tsx';
import { QuantityPicker } from '../cart/quantity-picker.tsx';
import * as styles from './cart-row.module.css';

interface CartRowProps {
  line: CartLine;
  /** price (rupees) that the shopper saw before the cart was opened, if any */
  seenPrice: number | undefined;
  /** undefined until the line is quoted */
  quoted: CartQuoteLine | undefined;
  /** the total is that of an earlier quantity or price */
  isStale: boolean;
  /** receives the name of the line within a sentence */
  onRemove: (name: string) => void;
}

/** Renders a line of the cart: name, quantity, total and its problem. */
export function CartRow({ line, seenPrice, quoted, isStale, onRemove }: CartRowProps) {
  if (quoted === undefined) return <CartRowSkeleton />;
  const { offer, problem, max_quantity, total } = quoted;
  const { name, quoted: quotedName, path, colourNote } = lineSummary(quoted);
  const attributes = displayedAttributes(offer?.attributes ?? [], name);
  return (
    <li className={styles['row']}>
      <div className={styles['picture']}>
        <LinePicture {...quoted} />
      </div>
      <div className={styles['details']}>
        <h2>{path === undefined ? name : <Link to={path}>{name}</Link>}</h2>
        {offer !== null && (
          <>
            {attributes.length > 0 && (
              <p className={styles['options']}>
                <Options values={attributes.map(({ value }) => value)} />
              </p>
            )}
            {colourNote && <p className={styles['options']}>{colourNote}</p>}
            <div className={styles['price']}>
              <Price amount={offer.price} before={offer.show_price} discountPercent={0} />
              {max_quantity > 0 && line.quantity > 1 && (
                <p className={classNames(styles['total'], isStale && styles['stale'])}>{rupees(total)}</p>
              )}
            </div>
            <ChangedPrice seen={seenPrice ?? offer.price} price={offer.price} />
          </>
        )}
        {problem !== null && <LineProblem line={line} quoted={quoted} />}
        <div className={styles['actions']}>
          {max_quantity > 0 && (
            <QuantityPicker
              label={name}
              quantity={line.quantity}
              max={max_quantity}
              onChange={(quantity) => setQuantity(line, quantity)}
            />
          )}
          <button
            type="button"
            className={styles['remove']}
            aria-label={`Remove ${name}`}
            onClick={() => onRemove(quotedName)}
          >
            Remove
          </button>
        </div>
      </div>
    </li>
  );
}

function ChangedPrice({ seen, price }: { seen: number; price: number }) {
  if (seen === price) return null;
  return (
    <p className={styles['options']}>
      The price was {rupees(seen)}, now it is {rupees(price)}.
    </p>
  );
}

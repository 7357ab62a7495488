import type { CartQuoteLine } from '@lumora/shared-contract/cart';
import { rupees } from '@lumora/shared-contract/format';
import { Link } from 'react-router-dom';
import { LinePicture } from '../quote/line-picture.tsx';
import { lineSummary } from '../quote/line-summary.ts';
import { availableQuantity } from './ordered-lines.ts';
import * as styles from './checkout-sum.module.css';

/** Renders a line of the order: available quantity, total, and its problem. */
export function CheckoutLine({ line }: { line: CartQuoteLine }) {
  const { offer, problem, total } = line;
  const { name, path, colourNote } = lineSummary(line);
  const available = availableQuantity(line);
  return (
    <li className={styles['line']}>
      <div className={styles['picture']}>
        <LinePicture {...line} />
      </div>
      <div className={styles['details']}>
        <p className={styles['name']}>{path === undefined ? name : <Link to={path}>{name}</Link>}</p>
        {offer !== null && <p className={styles['quiet']}>{offer.attributes.map(({ value }) => value).join(' · ')}</p>}
        {colourNote && <p className={styles['quiet']}>{colourNote}</p>}
        {problem !== null && (
          <p className={styles['problem']}>
            {problem.message} {available === 0 ? 'It is not part of this order.' : `${available} will be ordered.`}
          </p>
        )}
        {available > 0 && (
          <p className={styles['price']}>
            <span>× {available}</span> <span>{rupees(total)}</span>
          </p>
        )}
      </div>
    </li>
  );
}

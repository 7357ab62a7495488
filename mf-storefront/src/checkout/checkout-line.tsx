import { displayedAttributes, type CartQuoteLine } from '@lumora/shared-contract/cart';
import { rupees } from '@lumora/shared-contract/format';
import { Link } from '../links/link.tsx';
import { LinePicture } from '../quote/line-picture.tsx';
import { lineSummary } from '../quote/line-summary.ts';
import { Options } from '../quote/options.tsx';
import { availableQuantity } from './ordered-lines.ts';
import { classNames } from '../styles/class-names.ts';
import * as lineStyles from '../quote/lines.module.css';
import * as styles from './checkout-sum.module.css';

/** Renders a line of the order: available quantity, total, and its problem. */
export function CheckoutLine({ line }: { line: CartQuoteLine }) {
  const { offer, problem, total } = line;
  const { name, path, colourNote } = lineSummary(line);
  const attributes = displayedAttributes(offer?.attributes ?? [], name);
  const available = availableQuantity(line);
  return (
    <li className={classNames(lineStyles['line'], styles['line'])}>
      <div className={lineStyles['picture']}>
        <LinePicture {...line} />
      </div>
      <div className={lineStyles['details']}>
        <p className={lineStyles['name']}>{path === undefined ? name : <Link to={path}>{name}</Link>}</p>
        {attributes.length > 0 && (
          <p className={lineStyles['quiet']}>
            <Options values={attributes.map(({ value }) => value)} />
          </p>
        )}
        {colourNote && <p className={lineStyles['quiet']}>{colourNote}</p>}
        {problem !== null && (
          <p className={styles['problem']}>
            {problem.message} {available === 0 ? 'It is not part of this order.' : `${available} will be ordered.`}
          </p>
        )}
        {available > 0 && (
          <p className={lineStyles['price']}>
            <span>× {available}</span> <span>{rupees(total)}</span>
          </p>
        )}
      </div>
    </li>
  );
}

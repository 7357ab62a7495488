import { optionValues, type ShopOrder } from '@lumora/shared-contract/orders';
import { rupees } from '@lumora/shared-contract/format';
import { Link } from '../links/link.tsx';
import { colourNote } from '../pictures/colour-note.ts';
import { Options } from '../quote/options.tsx';
import { displayedDetails } from './order-labels.ts';
import { OrderPicture } from './order-picture.tsx';
import { classNames } from '../styles/class-names.ts';
import * as lineStyles from '../quote/lines.module.css';
import * as styles from './order-page.module.css';

/** Renders the lines of an order with their prices at the time of the order, and the sums. */
export function OrderItems({ order: { lines, subtotal, voucher_code, discount, total } }: { order: ShopOrder }) {
  return (
    <section className={styles['card']} aria-label="Your signs">
      <h2>Your signs</h2>
      <ul>
        {lines.map((line, index) => (
          <OrderItem key={index} line={line} />
        ))}
      </ul>
      <dl className={styles['sums']}>
        {discount > 0 && (
          <>
            <dt>Before voucher</dt>
            <dd>{rupees(subtotal)}</dd>
            <dt>Voucher {voucher_code}</dt>
            <dd>−{rupees(discount)}</dd>
          </>
        )}
        <dt>Delivery</dt>
        <dd>Free</dd>
        <dt className={styles['total']}>Total</dt>
        <dd className={styles['total']}>{rupees(total)}</dd>
      </dl>
    </section>
  );
}

function OrderItem({ line }: { line: ShopOrder['lines'][number] }) {
  const { name, path, image, price, quantity, total } = line;
  const details = displayedDetails(line);
  const note = colourNote(image?.alt ?? name, { colour: selectedColour(details), name });
  return (
    <li className={classNames(lineStyles['line'], styles['item'])}>
      <div className={lineStyles['picture']}>
        <OrderPicture image={image} path={path} name={name} />
      </div>
      <div className={lineStyles['details']}>
        <p className={lineStyles['name']}>{path === null ? name : <Link to={path}>{name}</Link>}</p>
        {details !== '' && (
          <p className={lineStyles['quiet']}>
            <Options values={optionValues(details)} />
          </p>
        )}
        {note && <p className={lineStyles['quiet']}>{note}</p>}
        <p className={lineStyles['price']}>
          <span>{quantity === 1 ? '× 1' : `${quantity} × ${rupees(price)}`}</span>
          <span>{rupees(total)}</span>
        </p>
      </div>
    </li>
  );
}

/** Returns the colour in the options of an order line, such as `Size: 16x18 · Colour: Pink`. */
function selectedColour(details: string): string | undefined {
  return /(?:^| · )Colour: ([^·]+?)(?: · |$)/i.exec(details)?.[1];
}

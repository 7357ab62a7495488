import { useState } from 'react';
import { formatPhone } from '@lumora/shared-contract/format';
import type { ShopOrder } from '@lumora/shared-contract/orders';
import { placedOrderStorage } from '../cart/placed-order.ts';
import { Link } from '../links/link.tsx';
import { listPath } from '../links/list-path.ts';
import * as buttons from '../styles/buttons.module.css';
import { classNames } from '../styles/class-names.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderItems } from './order-items.tsx';
import { formatDateTime, paymentLabels } from './order-labels.ts';
import { OrderNextSteps } from './order-next-steps.tsx';
import { OrderProgress } from './order-progress.tsx';
import * as styles from './order-page.module.css';

/** Renders an order: status, actions, lines, delivery and payment. */
export function OrderDetails({ order }: { order: ShopOrder }) {
  const { reference, status, name } = order;
  const [isJustPlaced] = useState(() => placedOrderStorage.get() === reference);
  return (
    <div className={styles['parts']}>
      <div className={styles['state']}>
        {status === 'new' && isJustPlaced && <p className={styles['thanks']}>Thank you, {name}.</p>}
        <OrderProgress order={order} />
        {isJustPlaced && (
          <p className={styles['hint']}>
            See it again under <Link to="/orders">Track order</Link>, with <span>{reference}</span> and your mobile
            number.
          </p>
        )}
        <OrderActions order={order} />
      </div>
      <div className={styles['side']}>
        <OrderItems order={order} />
        <OrderFacts order={order} />
      </div>
      <OrderNextSteps order={order} />
      <Link className={classNames(buttons['quiet'], styles['continue'])} to={listPath}>
        Continue shopping
      </Link>
    </div>
  );
}

function OrderFacts({ order }: { order: ShopOrder }) {
  const { payment, name, phone, email, address, pin_code, note, created_at } = order;
  return (
    <section className={styles['card']} aria-label="Delivery and payment">
      <h2>Delivery and payment</h2>
      <dl>
        <dt>Ordered</dt>
        <dd>{formatDateTime(created_at)}</dd>
        <dt>Payment</dt>
        <dd>{paymentLabels[payment]}</dd>
        <dt>To</dt>
        <dd className={styles['address']}>{`${name}\n${address}\u00A0${pin_code}`}</dd>
        <dt>Phone</dt>
        <dd>{formatPhone(phone)}</dd>
        <Optional title="Email" value={email} />
        <Optional title="Note" value={note} />
      </dl>
    </section>
  );
}

function Optional({ title, value }: { title: string; value: string }) {
  if (value === '') return null;
  return (
    <>
      <dt>{title}</dt>
      <dd className={styles['address']}>{value}</dd>
    </>
  );
}

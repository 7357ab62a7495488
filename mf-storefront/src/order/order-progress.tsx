import { isTrackingLink, type OrderStatus, type ShopOrder } from '@lumora/shared-contract/orders';
import { allowLineBreak } from '../delivery/delivery.ts';
import { classNames } from '../styles/class-names.ts';
import { orderSteps, statusLabels } from './order-labels.ts';
import { plannedDates } from './planned-dates.ts';
import * as styles from './order-progress.module.css';

/** Renders the status of an order as text and as a list of steps, those to come with their days. */
export function OrderProgress({ order }: { order: ShopOrder }) {
  const { status, reason, courier, tracking } = order;
  const planned: Partial<Record<OrderStatus, string>> | undefined = plannedDates(order);
  const reached = orderSteps.findIndex((step) => step === status);
  const { title, description } = statusLabels[status];
  // a link is an action of the order
  const trackingNumber = isTrackingLink(tracking) ? '' : tracking;
  return (
    <>
      <p role="status" className={styles['status']}>
        <b>{title}.</b> {description}
      </p>
      {reason !== '' && <p className={styles['reason']}>Reason: {reason}</p>}
      {courier + trackingNumber !== '' && <p className={styles['parcel']}>{formatParcel(courier, trackingNumber)}</p>}
      {status !== 'cancelled' && (
        <ol className={styles['steps']} aria-label="Steps of your order">
          {orderSteps.map((step, index) => (
            <li
              key={step}
              className={classNames(index <= reached && styles['reached'])}
              aria-current={index === reached ? 'step' : undefined}
            >
              {statusLabels[step].title}
              {planned?.[step] && <small> {allowLineBreak(planned[step])}</small>}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function formatParcel(courier: string, trackingNumber: string): string {
  const carrier = courier === '' ? 'Your parcel' : `With ${courier}`;
  return trackingNumber === '' ? carrier : `${carrier}, tracking number ${trackingNumber}`;
}

import { isTrackingLink, type ShopOrder } from '@lumora/shared-contract/orders';
import { classNames } from '../styles/class-names.ts';
import { orderSteps, statusLabels } from './order-labels.ts';
import * as styles from './order-progress.module.css';

/** Renders the status of an order as text and as a list of steps. */
export function OrderProgress({ order: { status, reason, courier, tracking } }: { order: ShopOrder }) {
  const reached = orderSteps.findIndex((step) => step === status);
  const { title, description } = statusLabels[status];
  return (
    <>
      <p role="status" className={styles['status']}>
        <b>{title}.</b> {description}
      </p>
      {reason !== '' && <p className={styles['reason']}>Reason: {reason}</p>}
      {courier + tracking !== '' && (
        <p className={styles['parcel']}>
          <Parcel courier={courier} tracking={tracking} />
        </p>
      )}
      {status !== 'cancelled' && (
        <ol className={styles['steps']} aria-label="Steps of your order">
          {orderSteps.map((step, index) => (
            <li
              key={step}
              className={classNames(index <= reached && styles['reached'])}
              aria-current={index === reached ? 'step' : undefined}
            >
              {statusLabels[step].title}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Parcel({ courier, tracking }: Pick<ShopOrder, 'courier' | 'tracking'>) {
  const courierText = courier === '' ? 'Your parcel' : `With ${courier}`;
  if (tracking === '') return courierText;
  if (!isTrackingLink(tracking)) return `${courierText}, tracking number ${tracking}`;
  return (
    <>
      {courierText}:{' '}
      <a href={tracking} target="_blank" rel="noopener noreferrer">
        Track your parcel
      </a>
    </>
  );
}

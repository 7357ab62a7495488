import type { OrderStatus } from '@lumora/shared-contract';
import { classNames } from '../look/class-names.ts';
import { orderSteps, statusWords } from './order-words.ts';
import * as styles from './order-progress.module.css';

/** How far the order is: in words, and as a row of lights. */
export function OrderProgress({ status }: { status: OrderStatus }) {
  const reached = orderSteps.findIndex((step) => step === status);
  const { title, words } = statusWords[status];
  return (
    <>
      <p role="status" className={styles['words']}>
        <b>{title}.</b> {words}
      </p>
      {status !== 'cancelled' && (
        <ol className={styles['steps']} aria-label="Steps of your order">
          {orderSteps.map((step, index) => (
            <li
              key={step}
              className={classNames(index <= reached && styles['reached'])}
              aria-current={index === reached ? 'step' : undefined}
            >
              {statusWords[step].title}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

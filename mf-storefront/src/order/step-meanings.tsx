import { orderSteps, statusLabels } from './order-labels.ts';
import * as styles from './find-order.module.css';

/** Renders the steps of an order with their meanings. */
export function StepMeanings() {
  return (
    <section className={styles['meanings']} aria-labelledby="meanings-heading">
      <h2 id="meanings-heading">What each step means</h2>
      <ol>
        {orderSteps.map((step) => (
          <li key={step}>
            <h3>{statusLabels[step].title}</h3>
            <p>{statusLabels[step].description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

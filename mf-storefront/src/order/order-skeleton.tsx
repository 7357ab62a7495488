import * as scripting from '../styles/scripting.module.css';
import { UnknownOrder } from './unknown-order.tsx';
import * as styles from './find-order.module.css';

/** Renders placeholders as high as the form that replaces them, so that nothing below them moves. */
export function OrderSkeleton({ reference }: { reference: string }) {
  return (
    <div className={scripting['waiting']} aria-busy="true">
      <div className={styles['blank']}>
        <UnknownOrder reference={reference} phone={null} error={null} />
      </div>
    </div>
  );
}

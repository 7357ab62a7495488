import * as scripting from '../styles/scripting.module.css';
import { PhoneLookup } from './phone-lookup.tsx';
import * as styles from './order-lookup.module.css';

/** Renders placeholders as high as the form that replaces them, so that nothing below them moves. */
export function OrderSkeleton({ reference }: { reference: string }) {
  return (
    <div className={scripting['waiting']} aria-busy="true">
      <div className={styles['blank']}>
        <PhoneLookup reference={reference} lastPhone={null} rejection={null} isLoading={false} onPhone={() => {}} />
      </div>
    </div>
  );
}

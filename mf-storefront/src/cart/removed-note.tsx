import * as buttons from '../styles/buttons.module.css';
import * as styles from './cart-page.module.css';

/** A removal can be taken back; the focus is on that, because the button that removed is gone. */
export function RemovedNote({ sign, onUndo }: { sign: string; onUndo: () => void }) {
  return (
    <div className={styles['note']} role="status">
      <p>{sign} is out of your cart.</p>
      <button type="button" className={buttons['quiet']} onClick={onUndo} autoFocus>
        Undo
      </button>
    </div>
  );
}

import * as buttons from '../styles/buttons.module.css';
import * as styles from './cart-page.module.css';

/** Renders the note about a removed line with Undo, which has the focus because the remove button is no longer rendered. */
export function RemovedNote({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <div className={styles['note']} role="status">
      <p>{name} was removed from your cart.</p>
      <button type="button" className={buttons['quiet']} onClick={onUndo} autoFocus>
        Undo
      </button>
    </div>
  );
}

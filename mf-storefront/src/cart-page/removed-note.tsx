import * as buttons from '../styles/buttons.module.css';
import * as styles from './cart-page.module.css';

interface RemovedNoteProps {
  name: string;
  /** undefined while the cart has no room for the line */
  onUndo: (() => void) | undefined;
}

/** Renders the note about a removed line with Undo, which has the focus because the remove button is no longer rendered. */
export function RemovedNote({ name, onUndo }: RemovedNoteProps) {
  return (
    <div className={styles['note']} role="status">
      <p>{name} was removed from your cart.</p>
      {onUndo !== undefined && (
        <button type="button" className={buttons['quiet']} onClick={onUndo} autoFocus>
          Undo
        </button>
      )}
    </div>
  );
}

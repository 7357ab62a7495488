import * as buttons from './buttons.module.css';
import * as note from './note.module.css';

interface RemovedNoteProps {
  message: string;
  /** undefined while the list has no room for what was removed */
  onUndo: (() => void) | undefined;
}

/** Renders the note about what was removed from a list, with Undo, which has the focus because the remove button is no longer rendered. */
export function RemovedNote({ message, onUndo }: RemovedNoteProps) {
  return (
    <div className={note['note']} role="status">
      <p>{message}</p>
      {onUndo !== undefined && (
        <button type="button" className={buttons['quiet']} onClick={onUndo} autoFocus>
          Undo
        </button>
      )}
    </div>
  );
}

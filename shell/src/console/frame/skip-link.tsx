import * as styles from './frame.module.css';

/** Renders a button that skips the navigation; visible only while it is focused. */
export function SkipLink({ onSelect }: { onSelect: () => void }) {
  return (
    <button type="button" className={styles['skip']} onClick={onSelect}>
      Skip to content
    </button>
  );
}

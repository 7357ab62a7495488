import * as styles from './frame.module.css';

/** Takes the keyboard past the navigation; seen only while it has the focus. */
export function SkipLink({ onSelect }: { onSelect: () => void }) {
  return (
    <button type="button" className={styles['skip']} onClick={onSelect}>
      Skip to content
    </button>
  );
}

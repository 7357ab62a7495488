import * as styles from './skip-link.module.css';

/** Seen by those who come by the keyboard: past what stands before the part of the page that they came for. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a className={styles['skip']} href={`#${to}`}>
      {children}
    </a>
  );
}

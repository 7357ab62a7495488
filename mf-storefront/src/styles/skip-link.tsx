import * as styles from './skip-link.module.css';

/** Renders a link that keyboard users see on focus and that skips to the element with the id `to`. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a className={styles['skip']} href={`#${to}`}>
      {children}
    </a>
  );
}

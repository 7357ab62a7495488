import type { ReactNode } from 'react';
import * as styles from './status-chip.module.css';

/** Meaning of a status: green, amber and red mean state; `neutral` is everything else. */
export type StatusTone = 'neutral' | 'accent' | 'success' | 'warning' | 'error';

interface StatusChipProps {
  tone?: StatusTone;
  children: ReactNode;
}

/** Renders a status in a line of text or a cell. A plain element, because a table has many of them. */
export function StatusChip({ tone = 'neutral', children }: StatusChipProps) {
  return <span className={`${styles.chip} ${styles[tone]}`}>{children}</span>;
}

import type { ReactNode } from 'react';
import * as styles from './two-lines.module.css';

interface TwoLinesProps {
  /** both lines in full, as either may end in an ellipsis */
  title: string;
  /** what a row is called, and a `small` of what else is told of it */
  children: ReactNode;
}

/** A cell of two lines; its column says `lines: 2`, which makes the rows high enough. */
export function TwoLines({ title, children }: TwoLinesProps) {
  return (
    <span className={styles['lines']} title={title}>
      {children}
    </span>
  );
}

import type { ReactNode } from 'react';
import * as styles from '../styles/row-cells.module.css';

interface TwoLinesProps {
  /** full text of both lines, for the tooltip; either line may end in an ellipsis */
  title: string;
  /** the name of the row, and a `<small>` with the second line */
  children: ReactNode;
}

/** Renders a cell of two lines; its column needs `lines: 2`, which sets the row height. */
export function TwoLines({ title, children }: TwoLinesProps) {
  return (
    <span className={styles.lines} title={title}>
      {children}
    </span>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './table-parts.module.css';

interface ToolButtonProps extends ComponentProps<typeof IconButton> {
  label: string;
  children: ReactNode;
}

/** An icon button whose tooltip is its name; the table's `SharedTooltip` shows it. */
export function ToolButton({ label, children, ...button }: ToolButtonProps) {
  return (
    // a disabled button sends no pointer events, so the tooltip is the span's
    <span data-tooltip={label}>
      <IconButton aria-label={label} {...button} className={styles['tool']}>
        {children}
      </IconButton>
    </span>
  );
}

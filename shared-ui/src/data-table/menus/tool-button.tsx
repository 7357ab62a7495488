import type { ComponentProps, ReactNode } from 'react';
import IconButton from '@mui/material/IconButton';

interface ToolButtonProps extends ComponentProps<typeof IconButton> {
  /** accessible name and tooltip */
  label: string;
  children: ReactNode;
}

/** Renders an icon button of the toolbar; the `SharedTooltip` of the table shows its label. */
export function ToolButton({ label, children, ...button }: ToolButtonProps) {
  return (
    // on the span, because a disabled button has no pointer events
    <span data-tooltip={label}>
      <IconButton aria-label={label} {...button} sx={toolStyles}>
        {children}
      </IconButton>
    </span>
  );
}

const toolStyles = { width: 36, height: 36 };

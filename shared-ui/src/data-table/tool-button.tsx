import type { ReactNode } from 'react';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';

interface ToolButtonProps extends IconButtonProps {
  label: string;
  children: ReactNode;
}

/** An icon button whose tooltip is its name; the table's `SharedTooltip` shows it. */
export function ToolButton({ label, children, ...button }: ToolButtonProps) {
  return (
    // a disabled button sends no pointer events, so the tooltip is the span's
    <span data-tooltip={label}>
      <IconButton aria-label={label} {...button} sx={toolLook}>
        {children}
      </IconButton>
    </span>
  );
}

/** In pixels: wide enough for the pointer that is there. */
const toolLook = { width: 36, height: 36, '@media (pointer: coarse)': { width: 44, height: 44 } };

import type { ReactNode } from 'react';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

interface ToolButtonProps extends IconButtonProps {
  label: string;
  children: ReactNode;
}

/** An icon button whose tooltip is its name. */
export function ToolButton({ label, children, ...button }: ToolButtonProps) {
  return (
    <Tooltip title={label}>
      {/* a disabled button sends no pointer events, so the tooltip listens on the span; the name is the button's alone */}
      <span aria-label={undefined}>
        <IconButton aria-label={label} {...button} sx={toolLook}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}

/** In pixels: wide enough for the pointer that is there. */
const toolLook = { width: 36, height: 36, '@media (pointer: coarse)': { width: 44, height: 44 } };

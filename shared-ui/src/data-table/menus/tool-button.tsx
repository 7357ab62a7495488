import type { ComponentProps, ReactNode } from 'react';
import IconButton from '@mui/material/IconButton';

interface ToolButtonProps extends ComponentProps<typeof IconButton> {
  /** accessible name and tooltip */
  label: string;
  children: ReactNode;
}

/** Renders an icon button of the toolbar; the `SharedTooltip` of the table shows its label. */
export function ToolButton({ label, disabled = false, onClick, children, ...button }: ToolButtonProps) {
  return (
    // `aria-disabled`, because `disabled` would remove the focus from a button that was pressed
    <IconButton
      {...button}
      aria-label={label}
      data-tooltip={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      sx={toolStyles}
    >
      {children}
    </IconButton>
  );
}

const toolStyles = {
  width: 36,
  height: 36,
  '&[aria-disabled="true"]': { color: 'action.disabled', bgcolor: 'transparent', cursor: 'default' },
};

import { useId, useState, type ReactNode } from 'react';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import { ToolButton } from './tool-button.tsx';

interface ToolMenuProps {
  label: string;
  icon: ReactNode;
  children: ReactNode;
}

/** A tool button that opens a menu under the same name. */
export function ToolMenu({ label, icon, children }: ToolMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();

  return (
    <>
      <ToolButton
        label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon}
      </ToolButton>
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': label, dense: true } }}
      >
        <ListSubheader role="presentation" sx={{ lineHeight: '28px', px: 1.25, bgcolor: 'transparent' }}>
          {label}
        </ListSubheader>
        {children}
      </Menu>
    </>
  );
}

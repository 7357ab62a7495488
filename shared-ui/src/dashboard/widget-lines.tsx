import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';

interface WidgetLineProps {
  to: string;
  children: ReactNode;
}

/** Renders a line of a widget that is one link. The first child fills the line. Use it inside `WidgetLines`. */
export function WidgetLine({ to, children }: WidgetLineProps) {
  return (
    <li>
      <Box component={Link} to={to} sx={lineStyles}>
        {children}
      </Box>
    </li>
  );
}

/** Renders a list of `WidgetLine`. */
export function WidgetLines({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {children}
    </Box>
  );
}

const lineStyles = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 53,
  px: 2,
  py: 0.75,
  color: 'text.primary',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
};

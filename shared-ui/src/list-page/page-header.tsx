import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface PageHeaderProps {
  title: string;
  description?: string | undefined;
  actions?: ReactNode;
}

/** Renders the `h1` of a page, a one-line description, and its actions at the right (below on a phone). */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <Box component="header" sx={headerStyles}>
      <Box sx={titleStyles}>
        <Typography variant="h1">{title}</Typography>
        {description && <Typography color="textSecondary">{description}</Typography>}
      </Box>
      {actions && <Box sx={actionsStyles}>{actions}</Box>}
    </Box>
  );
}

const headerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 8px',
};
/** From 768 px on, a long description wraps, so that the actions stay beside it. */
const titleStyles = { '@media (min-width: 768px)': { flex: '1 1 0', minWidth: 180 } };
const actionsStyles = { display: 'flex', flexWrap: 'wrap', gap: 1 };

import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface PageHeaderProps {
  title: string;
  description?: string | undefined;
  actions?: ReactNode;
}

/** Renders the `h1` of a page with its actions at the right, and a one-line description; below 1200 px under both. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <Box component="header" sx={headerStyles}>
      <Box sx={titleStyles}>
        <Typography variant="h1">{title}</Typography>
        {description && (
          <Typography color="textSecondary" sx={descriptionStyles}>
            {description}
          </Typography>
        )}
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
const wideScreen = '@media (min-width: 1200px)';
/** From 768 px on, a long title wraps, so that the actions stay beside it. */
const titleStyles = {
  display: 'contents',
  '@media (min-width: 768px)': { '& > h1': { flex: '1 1 0', minWidth: 180 } },
  [wideScreen]: { display: 'block', flex: '1 1 0' },
};
const descriptionStyles = { order: 1, width: '100%', mt: -1.5, textWrap: 'pretty', [wideScreen]: { mt: 0 } };
const actionsStyles = { display: 'flex', flexWrap: 'wrap', gap: 1 };

import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { phoneScreen } from '../theme/phone-screen.ts';

interface PageHeaderProps {
  title: string;
  description?: string | undefined;
  actions?: ReactNode;
}

/** Renders the `h1` of a page with its actions at the right, and a one-line description; on a phone under both. */
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
  gap: '12px 24px',
  [`@media ${phoneScreen}`]: { columnGap: 1 },
};
/** Title and description wrap, so that the actions stay beside them. */
const titleStyles = {
  flex: '1 1 0',
  minWidth: 180,
  [`@media ${phoneScreen}`]: { display: 'contents' },
};
const descriptionStyles = { textWrap: 'pretty', [`@media ${phoneScreen}`]: { order: 1, width: '100%', mt: -0.75 } };
const actionsStyles = { display: 'flex', flexWrap: 'wrap', gap: 1 };

import type { ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface PageHeaderProps {
  title: string;
  description?: string | undefined;
  actions?: ReactNode;
}

/** Title of a page, what it is for in one line, and its actions at the right (below on a phone). */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <Stack
      component="header"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2, rowGap: 1.5 }}
    >
      <div>
        <Typography variant="h1">{title}</Typography>
        {description && <Typography color="textSecondary">{description}</Typography>}
      </div>
      {actions && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}

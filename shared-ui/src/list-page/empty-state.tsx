import type { ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export interface EmptyStateProps {
  title: string;
  /** `h1` where this is all that the page has to say */
  titleElement?: 'h1' | 'p';
  description?: string | undefined;
  icon?: ReactNode;
  action?: ReactNode;
}

/** What stands where a list would, when there is nothing to list: why, and what to do first. */
export function EmptyState({ title, titleElement = 'p', description, icon, action }: EmptyStateProps) {
  return (
    <Stack sx={{ alignItems: 'center', justifyContent: 'center', gap: 0.5, px: 3, py: 8, textAlign: 'center' }}>
      {icon}
      <Typography variant="h3" component={titleElement}>
        {title}
      </Typography>
      {description && (
        <Typography color="textSecondary" sx={{ maxWidth: '44ch', textWrap: 'balance' }}>
          {description}
        </Typography>
      )}
      {action && <Stack sx={{ mt: 2 }}>{action}</Stack>}
    </Stack>
  );
}

import type { ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Texts and slots of an `EmptyState`. */
export interface EmptyStateProps {
  title: string;
  /** `h1` if this is the only content of the page; defaults to `p` */
  titleElement?: 'h1' | 'p';
  description?: string | undefined;
  icon?: ReactNode;
  action?: ReactNode;
}

/** Renders a message in place of an empty list: the reason, and the first action. */
export function EmptyState({ title, titleElement = 'p', description, icon, action }: EmptyStateProps) {
  return (
    <Stack sx={stateStyles}>
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

const stateStyles = {
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.5,
  px: 3,
  py: 8,
  textAlign: 'center',
  '& > svg': { mb: 1, fontSize: 36 },
};

import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

interface FormSectionProps {
  title: string;
  /** one or two lines below the title */
  hint: string;
  /** beside the title */
  action?: ReactNode;
  children: ReactNode;
}

/** Renders a card of fields below its title and hint. */
export function FormSection({ title, hint, action, children }: FormSectionProps) {
  return (
    <Card component="section" aria-label={title} sx={cardStyles}>
      <Box sx={headerStyles}>
        <div>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'pretty' }}>
            {hint}
          </Typography>
        </div>
        {action}
      </Box>
      {children}
    </Card>
  );
}

const headerStyles = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 2,
};
const cardStyles = { display: 'grid', gap: 2.5, p: { xs: 2, sm: 3 } };

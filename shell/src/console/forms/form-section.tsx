import type { ReactNode } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

interface FormSectionProps {
  title: string;
  /** one or two lines below the title */
  hint: string;
  children: ReactNode;
}

/** Renders a card of fields below its title and hint. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <Card component="section" aria-label={title} sx={cardStyles}>
      <div>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'pretty' }}>
          {hint}
        </Typography>
      </div>
      {children}
    </Card>
  );
}

const cardStyles = { display: 'grid', gap: 2.5, p: { xs: 2, sm: 3 } };

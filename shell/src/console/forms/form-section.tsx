import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

interface FormSectionProps {
  title: string;
  /** one or two lines below the title */
  hint: string;
  children: ReactNode;
}

/** Renders a card of fields with its title and hint at the left, above it on smaller screens. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <Box component="section" aria-label={title} sx={sectionStyles}>
      <Box sx={hintStyles}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
          {hint}
        </Typography>
      </Box>
      <Card sx={cardStyles}>{children}</Card>
    </Box>
  );
}

const sectionStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 680px)', lg: 'minmax(0, 1fr) minmax(0, 680px)' },
  alignItems: 'start',
  gap: { xs: 1.5, lg: 3 },
};
/** As wide as the rail of other forms. */
const hintStyles = { maxWidth: { lg: 320 } };
const cardStyles = { display: 'grid', gap: 2.5, p: { xs: 2, md: 3 } };

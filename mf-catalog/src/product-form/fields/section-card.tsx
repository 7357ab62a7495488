import type { ReactNode } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

interface SectionCardProps {
  title: string;
  children: ReactNode;
}

/** Groups related fields under a title. */
export function SectionCard({ title, children }: SectionCardProps) {
  return (
    <Card component="section" aria-label={title} sx={cardStyles}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Card>
  );
}

const cardStyles = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2.5,
  p: { xs: 2, sm: 3 },
  mb: 2,
  // 16 px below the title
  '& > h2': { mb: -0.5 },
};

import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

interface SectionCardProps {
  title: string;
  description: string;
  action?: ReactNode;
  children: ReactNode;
}

export function SectionCard({ title, description, action, children }: SectionCardProps) {
  return (
    <Card component="section" aria-label={title}>
      <Box sx={headerStyles}>
        <div>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography color="textSecondary">{description}</Typography>
        </div>
        {action}
      </Box>
      {children}
    </Card>
  );
}

const headerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  px: { xs: 2, md: 3 },
  py: 2,
};

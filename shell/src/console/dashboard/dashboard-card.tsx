import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';

interface DashboardCardProps {
  title: string;
  /** page with all of it */
  all?: string;
  children: ReactNode;
}

/** A list of few lines under its title, with the way to the whole. */
export function DashboardCard({ title, all, children }: DashboardCardProps) {
  return (
    <Card component="section" aria-label={title}>
      <Box sx={headStyles}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {all !== undefined && (
          <MuiLink component={Link} to={all} variant="body2" aria-label={`${title}: show all`}>
            Show all
          </MuiLink>
        )}
      </Box>
      {children}
    </Card>
  );
}

const headStyles = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 2,
  px: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
};

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { touchTarget } from '../styles/frame-sizes.ts';

interface DashboardCardProps {
  title: string;
  /** path of the page that shows all items */
  all?: string | undefined;
  children: ReactNode;
}

/** Renders a card with a title, a short list, and a link to the full list. */
export function DashboardCard({ title, all, children }: DashboardCardProps) {
  return (
    <Card component="section" aria-label={title} sx={{ height: '100%' }}>
      <Box sx={headerStyles}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {all !== undefined && (
          <MuiLink component={Link} to={all} variant="body2" aria-label={`${title}: show all`} sx={touchTarget}>
            Show all
          </MuiLink>
        )}
      </Box>
      {children}
    </Card>
  );
}

const headerStyles = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 2,
  px: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
};

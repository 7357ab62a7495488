import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';

/** Renders the link from the page of one row to the list, above the title. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <MuiLink component={Link} to={to} color="textSecondary" sx={linkStyles}>
      <ArrowBackRounded fontSize="small" />
      {children}
    </MuiLink>
  );
}

const linkStyles = {
  display: 'inline-flex',
  alignSelf: 'start',
  alignItems: 'center',
  gap: 0.5,
  fontSize: '0.8125rem',
};

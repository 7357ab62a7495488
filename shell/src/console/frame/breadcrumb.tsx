import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import { Link } from 'react-router-dom';
import { useSession } from '@lumora/shared-auth';
import { touchTarget, wideScreen } from '../styles/frame-sizes.ts';
import { parentPage } from '../navigation/console-nav.ts';
import { useReleaseSet } from '../release-set/release-set-context.ts';

interface BreadcrumbProps {
  pathname: string;
  /** title of the page, or the name of the entity that it shows */
  title: string | undefined;
}

/** Renders the links to the parent page, such as the list of an entity, and on wide screens the title of this page, which is also its heading. */
export function Breadcrumb({ pathname, title }: BreadcrumbProps) {
  const set = useReleaseSet();
  const { user } = useSession();
  const parent = parentPage(set, user?.permissions ?? [], pathname);

  if (parent === undefined) return null;
  return (
    <Box component="nav" aria-label="Breadcrumb" sx={{ mb: 1 }}>
      <Box component="ol" sx={listStyles}>
        <Box component="li" sx={parentStyles}>
          <MuiLink
            component={Link}
            to={parent.path}
            color="textSecondary"
            aria-label="Back to list"
            title="Back to list"
            sx={backStyles}
          >
            <ArrowBackRounded sx={{ fontSize: 16, my: '2px' }} />
          </MuiLink>
          <MuiLink component={Link} to={parent.path} color="textSecondary">
            {parent.title}
          </MuiLink>
        </Box>
        <Box component="li" aria-current="page" sx={currentStyles}>
          {title}
        </Box>
      </Box>
    </Box>
  );
}

const listStyles = {
  display: 'flex',
  minWidth: 0,
  m: 0,
  p: 0,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  listStyle: 'none',
};
const parentStyles = { display: 'flex', alignItems: 'center', gap: 1 };
const backStyles = { display: 'flex', ...touchTarget };
const currentStyles = {
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: 'text.secondary',
  '&::before': { content: '"/"', mx: 1 },
  display: 'none',
  [wideScreen]: { display: 'block' },
};

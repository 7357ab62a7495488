import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Notice } from '@lumora/shared-contract/notices';
import { timeAgo, visuallyHidden } from '@lumora/shared-ui/dashboard';

interface NoticeLineProps {
  notice: Notice;
  path: string;
  isNew: boolean;
  onOpen: () => void;
}

export function NoticeLine({ notice: { title, occurred_at }, path, isNew, onOpen }: NoticeLineProps) {
  return (
    <li>
      <Box component={Link} to={path} onClick={onOpen} sx={lineStyles}>
        <Box component="span" sx={{ ...markStyles, visibility: isNew ? 'visible' : 'hidden' }} />
        <span>
          {title}
          {isNew && (
            <Box component="span" sx={visuallyHidden}>
              , new
            </Box>
          )}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {timeAgo(occurred_at)}
          </Typography>
        </span>
      </Box>
    </li>
  );
}

const lineStyles = {
  display: 'flex',
  gap: 1.25,
  px: 2,
  py: 0.75,
  color: 'text.primary',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
};

const markStyles = { flexShrink: 0, width: 8, height: 8, mt: 0.875, borderRadius: '50%', bgcolor: 'primary.main' };

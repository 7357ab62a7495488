import { useId } from 'react';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Notice } from '@lumora/shared-contract/notices';
import type { ModuleExtension } from '@lumora/shared-contract/releases';
import { fillPath } from '../extensions/fill-path.ts';
import { useExtensions, type ReleasedExtension } from '../extensions/use-extensions.ts';
import { LoadFailure } from '../pages/load-failure.tsx';
import { touchTarget } from '../styles/frame-sizes.ts';
import { NoticeLine } from './notice-line.tsx';

interface NoticesPanelProps {
  anchor: HTMLElement;
  /** number of new notices, which are the first ones */
  unread: number;
  /** newest first; undefined until they are loaded */
  notices: readonly Notice[] | undefined;
  error: Error | null;
  onRetry: () => void;
  onClose: () => void;
}

export function NoticesPanel({ anchor, unread, notices, error, onRetry, onClose }: NoticesPanelProps) {
  const id = useId();
  const groups = useExtensions('notifications');

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, tabIndex: -1, sx: paperStyles } }}
    >
      <Typography id={id} variant="h3" component="h2" sx={{ px: 2, pt: 1.5, pb: 1 }}>
        Notifications
      </Typography>
      {renderBody()}
    </Popover>
  );

  function renderBody() {
    if (!notices && error) return <LoadFailure error={error} onRetry={onRetry} />;
    if (!notices) return <PanelSkeleton />;
    const kinds = new Set(groups.map(({ extension }) => extension.kind));
    if (!notices.some(({ kind }) => kinds.has(kind))) {
      return (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          Nothing waits for you. {listTitles(groups)} show up here.
        </Typography>
      );
    }
    const newNotices = new Set(notices.slice(0, unread));
    return groups.map(({ extension }) => (
      <Group
        key={extension.kind}
        extension={extension}
        notices={notices.filter(({ kind }) => kind === extension.kind)}
        newNotices={newNotices}
        onOpen={onClose}
      />
    ));
  }
}

/** Formats the titles of the groups, such as “New orders, low stock and reviews to approve”. */
function listTitles(groups: readonly ReleasedExtension[]): string {
  const [first = 'New events', ...others] = groups.map(({ extension }) => extension.title);
  return new Intl.ListFormat('en-IN').format([first, ...others.map((title) => title.toLowerCase())]);
}

interface GroupProps {
  extension: ModuleExtension;
  notices: readonly Notice[];
  newNotices: ReadonlySet<Notice>;
  onOpen: () => void;
}

function Group({ extension, notices, newNotices, onOpen }: GroupProps) {
  if (notices.length === 0) return null;
  const { title, path = '/admin', itemPath = path } = extension;

  return (
    <Box component="section" aria-label={title} sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, px: 2, pb: 0.5 }}>
        <Typography variant="body2" component="h3" color="textSecondary">
          {title}
        </Typography>
        <MuiLink
          component={Link}
          to={path}
          onClick={onOpen}
          variant="body2"
          aria-label={`${title}: show all`}
          sx={touchTarget}
        >
          Show all
        </MuiLink>
      </Stack>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {notices.map((notice) => (
          <NoticeLine
            key={`${notice.id} ${notice.occurred_at}`}
            notice={notice}
            path={fillPath(itemPath, notice)}
            isNew={newNotices.has(notice)}
            onOpen={onOpen}
          />
        ))}
      </Box>
    </Box>
  );
}

function PanelSkeleton() {
  return (
    <Stack role="status" aria-label="Loading" sx={{ gap: 1, px: 2, pb: 2 }}>
      <Skeleton variant="rounded" height={40} />
      <Skeleton variant="rounded" height={40} />
      <Skeleton variant="rounded" height={40} />
    </Stack>
  );
}

const paperStyles = { width: 'min(400px, 100vw - 24px)', maxHeight: 'min(560px, 100dvh - 80px)', mt: 0.5, pb: 0.5 };

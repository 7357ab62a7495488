import { useId } from 'react';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Notice } from '@lumora/shared-contract/notices';
import { LoadFailure } from '../pages/load-failure.tsx';
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
    if (notices.length === 0) {
      return (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          Nothing waits for you. New orders, low stock and reviews to approve show up here.
        </Typography>
      );
    }
    const newNotices = new Set(notices.slice(0, unread));
    return groups.map((group) => (
      <Group
        key={group.kind}
        {...group}
        notices={notices.filter(({ kind }) => kind === group.kind)}
        newNotices={newNotices}
        onOpen={onClose}
      />
    ));
  }
}

const groups = [
  { kind: 'order', title: 'New orders', all: '/admin/orders?status=new' },
  { kind: 'low_stock', title: 'Low stock', all: '/admin/product-variant-stocks?stock=low' },
  { kind: 'review', title: 'Reviews to approve', all: '/admin/reviews?state=waiting' },
] as const;

interface GroupProps {
  title: string;
  /** path of the page that shows all items */
  all: string;
  notices: readonly Notice[];
  newNotices: ReadonlySet<Notice>;
  onOpen: () => void;
}

function Group({ title, all, notices, newNotices, onOpen }: GroupProps) {
  if (notices.length === 0) return null;

  return (
    <Box component="section" aria-label={title} sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, px: 2, pb: 0.5 }}>
        <Typography variant="body2" component="h3" color="textSecondary">
          {title}
        </Typography>
        <MuiLink component={Link} to={all} onClick={onOpen} variant="body2" aria-label={`${title}: show all`}>
          Show all
        </MuiLink>
      </Stack>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {notices.map((notice) => (
          <NoticeLine
            key={`${notice.path} ${notice.occurred_at}`}
            notice={notice}
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

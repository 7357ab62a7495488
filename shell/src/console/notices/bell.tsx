import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { countOf } from '@lumora/shared-contract/format';
import { loadable } from '@lumora/shared-ui';
import { visuallyHidden } from '@lumora/shared-ui/dashboard';
import { useExtensions } from '../extensions/use-extensions.ts';
import { markNoticesSeen, noticesQuery } from './notices-api.ts';

const NoticesPanel = loadable(() => import('./notices-panel.tsx').then((module) => module.NoticesPanel));

/** Renders the notifications button, with a dot if there are unread notices, which load 1 s after the page. */
export function Bell() {
  const queryClient = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isDue = useIsDue();
  const query = noticesQuery(useExtensions('notifications').map(({ extension }) => extension.kind));
  const { data, error, refetch } = useQuery({ ...query, enabled: isDue || anchor !== null });
  const unread = data?.unread ?? 0;

  /** Marks all notices of the panel as seen, including those that arrived while it was open. */
  function close() {
    setAnchor(null);
    if (data && unread > 0) void markNoticesSeen(queryClient, query, data);
  }

  return (
    <>
      <IconButton
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
        data-tooltip="Notifications"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onPointerEnter={NoticesPanel.preload}
        onFocus={NoticesPanel.preload}
      >
        <Box component="span" sx={{ position: 'relative', display: 'grid' }}>
          <NotificationsNoneRounded />
          {unread > 0 && <Box component="span" sx={dotStyles} />}
        </Box>
      </IconButton>
      <Box role="status" aria-label="Notifications" sx={visuallyHidden}>
        {unread > 0 && countOf(unread, 'unread notification')}
      </Box>
      {anchor && (
        <NoticesPanel
          anchor={anchor}
          unread={unread}
          notices={data?.notices}
          error={error}
          onRetry={() => void refetch()}
          onClose={close}
        />
      )}
    </>
  );
}

/** The data of the page loads first. */
const firstLoadDelayMs = 1_000;

function useIsDue(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), firstLoadDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}

const dotStyles = {
  position: 'absolute',
  top: -4,
  right: -3,
  width: 9,
  height: 9,
  borderRadius: '50%',
  border: '2px solid',
  borderColor: 'background.paper',
  boxSizing: 'content-box',
  bgcolor: 'error.main',
};

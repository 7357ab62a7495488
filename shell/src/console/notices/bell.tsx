import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { loadable } from '@lumora/shared-ui';
import { markSeen, noticesQuery } from './notices-api.ts';

const NoticesPanel = loadable(() => import('./notices-panel.tsx').then((module) => module.NoticesPanel));

/** Tells of new orders, low stock and waiting reviews; a dot while there is something that was not looked at. */
export function Bell() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(noticesQuery);
  const [opened, setOpened] = useState<{ anchor: HTMLElement; unread: number } | null>(null);
  const unread = data?.unread ?? 0;

  function open(anchor: HTMLElement) {
    setOpened({ anchor, unread });
    
  }

  return (
    <>
      <IconButton
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        onClick={({ currentTarget }) => open(currentTarget)}
        onPointerEnter={NoticesPanel.preload}
        onFocus={NoticesPanel.preload}
        sx={{ position: 'relative', width: 36, height: 36 }}
      >
        <NotificationsNoneRounded />
        {unread > 0 && <Box component="span" sx={dotLook} />}
      </IconButton>
      <Box role="status" aria-label="Notifications" sx={heardOnly}>
        {unread > 0 && `${unread} unread ${unread === 1 ? 'notification' : 'notifications'}`}
      </Box>
      {opened && (
        <NoticesPanel
          anchor={opened.anchor}
          unread={opened.unread}
          notices={data?.notices}
          error={error}
          onRetry={() => void refetch()}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

const dotLook = {
  position: 'absolute',
  top: 4,
  right: 5,
  width: 9,
  height: 9,
  borderRadius: '50%',
  border: '2px solid',
  borderColor: 'background.paper',
  boxSizing: 'content-box',
  bgcolor: 'error.main',
};

const heardOnly = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';

/** Shows that the browser is offline, and since when the page has no newer data. */
export function OfflineBar() {
  const [since, setSince] = useState<Date | null>(() => (navigator.onLine ? null : new Date()));

  useEffect(() => {
    const goOffline = () => setSince(new Date());
    const goOnline = () => setSince(null);
    window.addEventListener('offline', goOffline);
    window.addEventListener('online', goOnline);
    return () => {
      window.removeEventListener('offline', goOffline);
      window.removeEventListener('online', goOnline);
    };
  }, []);

  return (
    // always rendered, because a live region that is added with its text is not announced
    <div role="status">{since !== null && <Box sx={barStyles}>Offline. Showing {clock.format(since)}</Box>}</div>
  );
}

const clock = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

const barStyles = {
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'warning.main',
  color: 'warning.contrastText',
  fontWeight: 500,
  textAlign: 'center',
};

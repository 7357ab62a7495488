import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { shortShopTime } from '@lumora/shared-ui';

/** Shows that the browser is offline, and since when the page has no newer data. */
export function OfflineBar() {
  const [since, setSince] = useState(() => (navigator.onLine ? null : new Date().toISOString()));

  useEffect(() => {
    const goOffline = () => setSince(new Date().toISOString());
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
    <div role="status">{since !== null && <Box sx={barStyles}>Offline. Showing {shortShopTime(since)}</Box>}</div>
  );
}

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

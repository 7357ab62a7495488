import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Brand } from './brand.tsx';
import { sidebarWidth, topBarHeight, wide } from './frame-sizes.ts';
import { SidebarNav } from './sidebar-nav.tsx';

/** The sidebar of small screens: slides in over the page, holds the focus, and is not there while closed. */
export function SidebarDrawer({ onClose }: { onClose: () => void }) {
  const isWide = useMediaQuery(wide, { noSsr: true });

  return (
    <Drawer
      open={!isWide}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Navigation', sx: { width: sidebarWidth, maxWidth: '86vw' } } }}
    >
      <Box sx={headStyles}>
        <Brand />
        <IconButton aria-label="Close menu" onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
      <SidebarNav onSelect={onClose} />
    </Drawer>
  );
}

const headStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  height: topBarHeight,
  pl: 2,
  pr: 1,
  borderBottom: 1,
  borderColor: 'divider',
};

import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Brand } from './brand.tsx';
import { sidebarWidth, topBarHeightPx, wideScreen } from '../styles/frame-sizes.ts';
import { SidebarNav } from './sidebar-nav.tsx';

/** Renders the sidebar of small screens as a modal drawer; closes when the screen becomes wide. */
export function SidebarDrawer({ onClose }: { onClose: () => void }) {
  const isWide = useMediaQuery(wideScreen, { noSsr: true });

  return (
    <Drawer
      open={!isWide}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Navigation', sx: { width: sidebarWidth, maxWidth: '86vw' } } }}
    >
      <Box sx={headerStyles}>
        <Brand />
        <IconButton aria-label="Close menu" onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
      <SidebarNav onSelect={onClose} />
    </Drawer>
  );
}

const headerStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  height: topBarHeightPx,
  pl: 2,
  pr: 1,
  borderBottom: 1,
  borderColor: 'divider',
};

import MenuRounded from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { SharedTooltip } from '@lumora/shared-ui';
import { Bell } from '../notices/bell.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { Brand } from './brand.tsx';
import { ColourModeButton } from './colour-mode-button.tsx';
import { railScreen, sidebarWidth, smallScreen, topBarHeightPx, wideScreen } from '../styles/frame-sizes.ts';
import { UserMenu } from './user-menu.tsx';

interface TopBarProps {
  onOpenNav: () => void;
  /** called on hover and focus of the menu button, to preload the drawer */
  onNavIntent: () => void;
}

export function TopBar({ onOpenNav, onNavIntent }: TopBarProps) {
  return (
    <Box component="header" sx={barStyles}>
      <Box sx={headStyles}>
        <IconButton
          aria-label="Open menu"
          onClick={onOpenNav}
          onPointerEnter={onNavIntent}
          onFocus={onNavIntent}
          sx={{ [wideScreen]: { display: 'none' } }}
        >
          <MenuRounded />
        </IconButton>
        <MuiLink component={Link} to="/admin" color="inherit" underline="none" sx={{ minWidth: 0 }}>
          <Brand />
        </MuiLink>
      </Box>
      <Box sx={searchStyles}>
        <SearchBox />
      </Box>
      <SharedTooltip>
        <ColourModeButton />
      </SharedTooltip>
      <SharedTooltip>
        <Bell />
      </SharedTooltip>
      <UserMenu />
    </Box>
  );
}

const barStyles = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0, md: 1 },
  height: topBarHeightPx,
  // the avatar, 4 px inside its button and 6 px on a phone, ends where the page does
  pr: 2.5,
  [smallScreen]: { pr: 1.25 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
};
const headStyles = {
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  [railScreen]: { flex: 'none', gap: 0.5, pl: 1.25, pr: 2 },
  // the search begins where the page does
  [wideScreen]: { flex: 'none', width: `calc(${sidebarWidth} + 16px)`, pl: 2.5 },
};
const searchStyles = { display: 'flex', flexGrow: 1, minWidth: 0, [smallScreen]: { justifyContent: 'flex-end' } };

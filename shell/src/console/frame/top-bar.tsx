import MenuRounded from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { SharedTooltip } from '@lumora/shared-ui';
import { SearchBox } from '../search/search-box.tsx';
import { Brand } from './brand.tsx';
import { ColourModeButton } from './colour-mode-button.tsx';
import { narrow, sidebarWidth, topBarHeight, wide } from './frame-sizes.ts';
import { UserMenu } from './user-menu.tsx';

interface TopBarProps {
  onOpenNav: () => void;
  /** the button that opens it is pointed at or focused */
  onNavIntent: () => void;
}

export function TopBar({ onOpenNav, onNavIntent }: TopBarProps) {
  return (
    <Box component="header" sx={barLook}>
      <Box sx={brandLook}>
        <IconButton
          aria-label="Open menu"
          onClick={onOpenNav}
          onPointerEnter={onNavIntent}
          onFocus={onNavIntent}
          sx={{ [wide]: { display: 'none' } }}
        >
          <MenuRounded />
        </IconButton>
        <Box component={Link} to="/admin" sx={homeLook}>
          <Brand />
        </Box>
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', [narrow]: { justifyContent: 'flex-end' } }}>
        <SearchBox />
      </Box>
      <SharedTooltip>
        <ColourModeButton />
      </SharedTooltip>
      <UserMenu />
    </Box>
  );
}

const barLook = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  height: topBarHeight,
  pr: 1,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  [wide]: { gap: 1, pr: 2 },
};

const brandLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minWidth: 0,
  pl: 1,
  [wide]: { width: sidebarWidth, flex: 'none', pl: 2.5, pr: 1 },
};

const homeLook = {
  minWidth: 0,
  borderRadius: 1,
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 4 },
};

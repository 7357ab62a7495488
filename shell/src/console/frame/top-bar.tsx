import MenuRounded from '@mui/icons-material/MenuRounded';
import { Link } from 'react-router-dom';
import { IconButton, SharedTooltip } from '@lumora/shared-ui';
import { BellSlot } from '../notices/bell-slot.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { Brand } from './brand.tsx';
import { ColourModeButton } from './colour-mode-button.tsx';
import * as look from './frame.module.css';
import { UserMenu } from './user-menu.tsx';

interface TopBarProps {
  onOpenNav: () => void;
  /** the button that opens it is pointed at or focused */
  onNavIntent: () => void;
}

export function TopBar({ onOpenNav, onNavIntent }: TopBarProps) {
  return (
    <header className={look['topBar']}>
      <div className={look['head']}>
        <IconButton
          className={look['openNav']}
          aria-label="Open menu"
          onClick={onOpenNav}
          onPointerEnter={onNavIntent}
          onFocus={onNavIntent}
        >
          <MenuRounded />
        </IconButton>
        <Link to="/admin" className={look['home']}>
          <Brand />
        </Link>
      </div>
      <div className={look['search']}>
        <SearchBox />
      </div>
      <SharedTooltip>
        <ColourModeButton />
      </SharedTooltip>
      <BellSlot />
      <UserMenu />
    </header>
  );
}

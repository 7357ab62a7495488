import MenuRounded from '@mui/icons-material/MenuRounded';
import { Link } from 'react-router-dom';
import { IconButton, SharedTooltip } from '@lumora/shared-ui';
import { BellSlot } from '../notices/bell-slot.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { Brand } from './brand.tsx';
import { ColourModeButton } from './colour-mode-button.tsx';
import * as styles from './frame.module.css';
import { UserMenu } from './user-menu.tsx';

interface TopBarProps {
  onOpenNav: () => void;
  /** called on hover and focus of the menu button, to preload the drawer */
  onNavIntent: () => void;
}

export function TopBar({ onOpenNav, onNavIntent }: TopBarProps) {
  return (
    <header className={styles['topBar']}>
      <div className={styles['head']}>
        <IconButton
          className={styles['openNav']}
          aria-label="Open menu"
          onClick={onOpenNav}
          onPointerEnter={onNavIntent}
          onFocus={onNavIntent}
        >
          <MenuRounded />
        </IconButton>
        <Link to="/admin" className={styles['home']}>
          <Brand />
        </Link>
      </div>
      <div className={styles['search']}>
        <SearchBox />
      </div>
      <SharedTooltip>
        <ColourModeButton />
      </SharedTooltip>
      <SharedTooltip>
        <BellSlot />
      </SharedTooltip>
      <UserMenu />
    </header>
  );
}

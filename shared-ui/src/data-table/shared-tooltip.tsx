import { useState, type ReactNode, type SyntheticEvent } from 'react';
import Tooltip from '@mui/material/Tooltip';

/** One tooltip for everything below that has `data-tooltip`; hundreds of their own would be slow to draw. */
export function SharedTooltip({ children }: { children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  function follow({ target }: SyntheticEvent) {
    setAnchor(target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null);
  }
  function hide() {
    setAnchor(null);
  }

  return (
    <div
      role="presentation"
      onMouseOver={follow}
      onMouseLeave={hide}
      onFocus={follow}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
      onClick={hide}
    >
      {children}
      {anchor && (
        <Tooltip
          key={anchor.ariaLabel}
          open
          title={anchor.dataset['tooltip']}
          slotProps={{ popper: { anchorEl: anchor } }}
        >
          <span />
        </Tooltip>
      )}
    </div>
  );
}

import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export interface ProductMenuProps {
  slug: string;
  /** undefined for a user who may not */
  onUnpublish: (() => void) | undefined;
  /** the button that opened the menu */
  anchor: HTMLElement;
  onClose: () => void;
}

/** Renders the rare actions of a live product. */
export function ProductMenu({ slug, onUnpublish, anchor, onClose }: ProductMenuProps) {
  function unpublish() {
    onClose();
    onUnpublish?.();
  }

  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      // a menu outside of the landmarks of the page is in one of its own
      slotProps={{ root: { role: 'region', 'aria-label': 'More' }, list: { 'aria-label': 'More' } }}
    >
      <MenuItem component="a" href={`/products/${slug}`} target="_blank" rel="noopener" onClick={onClose}>
        View in shop
      </MenuItem>
      {onUnpublish && <MenuItem onClick={unpublish}>Unpublish</MenuItem>}
    </Menu>
  );
}

import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import { loadable } from '@lumora/shared-ui';
import { useFocusAfterRemoval } from '@lumora/shared-ui/form';
import type { ProductMenuProps } from './product-menu.tsx';

const ProductMenu = loadable(() => import('./product-menu.tsx').then((module) => module.ProductMenu));

/** Renders the button that opens the menu of a live product. */
export function ProductMenuButton(props: Omit<ProductMenuProps, 'anchor' | 'onClose'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useFocusAfterRemoval();

  return (
    <>
      <IconButton
        aria-label="More"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onPointerEnter={ProductMenu.preload}
        onFocus={ProductMenu.preload}
        sx={{ ml: 'auto', mr: -1 }}
      >
        <MoreVertRounded />
      </IconButton>
      {anchor && <ProductMenu {...props} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

import { useState } from 'react';
import { MenuIcon } from '../links/icons.tsx';
import type { MenuSheet } from './menu-sheet.tsx';

/** Renders the button that opens the menu of small screens. Its code is loaded on click; if that fails, the list opens. */
export function MenuButton({ className, listPath }: { className: string | undefined; listPath: string }) {
  const [Sheet, setSheet] = useState<typeof MenuSheet>();

  function open() {
    import(/* webpackChunkName: "menu-sheet" */ './menu-sheet.tsx').then(
      (loaded) => setSheet(() => loaded.MenuSheet),
      () => location.assign(listPath),
    );
  }

  return (
    <>
      <button type="button" className={className} aria-label="Menu" aria-haspopup="dialog" onClick={open}>
        <MenuIcon />
      </button>
      {Sheet !== undefined && <Sheet onClose={() => setSheet(undefined)} />}
    </>
  );
}

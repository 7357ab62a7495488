import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackCloses } from './use-back-closes.ts';

/**
 * Returns the ref of a dialog that is open while mounted. Calls `onClose` on Back and on a click on the backdrop; the
 * browser handles Escape. Implements focus restore on unmount, which browsers do only when a dialog is closed before its
 * removal. A link of the shop inside the dialog replaces the history entry of the dialog.
 */
export function useModal(onClose: () => void, onKey?: (key: string) => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useBackCloses(true, onClose);
  const handleClick = useEffectEvent((event: MouseEvent) => {
    if (event.target === dialog.current) return onClose();
    const path = pathInShop(event);
    if (path === undefined) return undefined;
    event.preventDefault();
    void navigate(path, { replace: true });
    return onClose();
  });
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => onKey?.(key));

  useEffect(() => {
    const element = dialog.current;
    const focusedBefore = document.activeElement;
    const click = (event: MouseEvent) => handleClick(event);
    const key = (event: KeyboardEvent) => handleKey(event);
    element?.showModal();
    element?.addEventListener('click', click);
    element?.addEventListener('keydown', key);
    return () => {
      element?.removeEventListener('click', click);
      element?.removeEventListener('keydown', key);
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
    };
  }, []);

  return dialog;
}

/** Returns the path of a plainly clicked link; undefined for other clicks and for links that open a new tab. */
function pathInShop({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.target !== '' || metaKey || ctrlKey || shiftKey) return undefined;
  return link.pathname + link.search + link.hash;
}

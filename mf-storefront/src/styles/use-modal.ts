import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackCloses } from './use-back-closes.ts';

/**
 * A dialog that is open while it is mounted, and closes at Back and at a click beside what it holds; Escape is the
 * browser's. What had the focus before has it again after, which browsers see to only where a dialog is closed before it
 * is taken away. A link in it that stays in the shop takes the place of the dialog in the history.
 */
export function useModal(onClose: () => void, onKey?: (key: string) => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useBackCloses(true, onClose);
  const hearClick = useEffectEvent((event: MouseEvent) => {
    if (event.target === dialog.current) return onClose();
    const path = pathInShop(event);
    if (path === undefined) return undefined;
    event.preventDefault();
    void navigate(path, { replace: true });
    return onClose();
  });
  const hearKey = useEffectEvent(({ key }: KeyboardEvent) => onKey?.(key));

  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    const click = (event: MouseEvent) => hearClick(event);
    const key = (event: KeyboardEvent) => hearKey(event);
    opened?.showModal();
    opened?.addEventListener('click', click);
    opened?.addEventListener('keydown', key);
    return () => {
      opened?.removeEventListener('click', click);
      opened?.removeEventListener('keydown', key);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  return dialog;
}

/** Where a plain click on a link leads; undefined for other clicks, and for links that open another tab. */
function pathInShop({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.target !== '' || metaKey || ctrlKey || shiftKey) return undefined;
  return link.pathname + link.search + link.hash;
}

import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * A dialog that is open while it is mounted, and closes at a click beside what it holds; Escape is the browser's. What had
 * the focus before has it again after, which browsers see to only where a dialog is closed before it is taken away.
 */
export function useModal(onClose: () => void, onKey?: (key: string) => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeBeside = useEffectEvent(({ target }: MouseEvent) => {
    if (target === dialog.current) onClose();
  });
  const hearKey = useEffectEvent(({ key }: KeyboardEvent) => onKey?.(key));

  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    const click = (event: MouseEvent) => closeBeside(event);
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

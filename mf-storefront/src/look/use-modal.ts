import { useEffect, useEffectEvent, useRef } from 'react';

/** A dialog that is open while it is mounted, and closes at a click beside what it holds; Escape is the browser's. */
export function useModal(onClose: () => void, onKey?: (key: string) => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeBeside = useEffectEvent(({ target }: MouseEvent) => {
    if (target === dialog.current) onClose();
  });
  const hearKey = useEffectEvent(({ key }: KeyboardEvent) => onKey?.(key));

  useEffect(() => {
    const opened = dialog.current;
    const click = (event: MouseEvent) => closeBeside(event);
    const key = (event: KeyboardEvent) => hearKey(event);
    opened?.showModal();
    opened?.addEventListener('click', click);
    opened?.addEventListener('keydown', key);
    return () => {
      opened?.removeEventListener('click', click);
      opened?.removeEventListener('keydown', key);
    };
  }, []);

  return dialog;
}

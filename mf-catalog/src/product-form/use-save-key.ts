import { useEffect, useEffectEvent } from 'react';

/** Calls `save` on Ctrl+S or Cmd+S instead of the browser's save dialog; ignores the keys inside a dialog. */
export function useSaveKey(save: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const isSaveKey = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
    if (!isSaveKey) return;
    event.preventDefault();
    const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
    if (!isInDialog && !event.repeat) save();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

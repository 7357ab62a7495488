import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S, or Cmd+S, saves in place of the browser's own dialog. Inside of a dialog it does nothing. */
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

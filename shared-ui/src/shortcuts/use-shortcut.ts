import { useEffect, useEffectEvent } from 'react';
import { isShortcut } from './is-shortcut.ts';

/** Calls `onPress` when the user presses one of `keys` (lower case) as a shortcut of the page; see `isShortcut`. */
export function useShortcut(keys: readonly string[], onPress: (key: string) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!keys.includes(key) || !isShortcut(event)) return;
    event.preventDefault();
    onPress(key);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

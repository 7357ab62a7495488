import { useEffect, useEffectEvent, useRef } from 'react';
import { isSaveKey } from './is-save-key.ts';

/**
 * Returns a ref for a submit button that Ctrl+S and Cmd+S press in place of the save dialog of the browser. Inside a form, a
 * dialog or a list of choices they press only its own button, elsewhere each button of the page (`isOfPage`).
 */
export function useSaveKey(isOfPage: boolean) {
  const button = useRef<HTMLButtonElement>(null);

  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    if (!event.repeat && isInScope(event.target)) button.current?.click();
  });

  function isInScope(target: EventTarget | null): boolean {
    const scope = target instanceof Element ? target.closest('form, [role="dialog"], [role="listbox"]') : null;
    if (scope === null) return isOfPage;
    return scope === button.current?.form || scope.contains(button.current);
  }

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return button;
}

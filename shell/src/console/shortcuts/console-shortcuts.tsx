import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavItem } from '@lumora/shared-contract/releases';
import { isShortcut, loadable } from '@lumora/shared-ui';
import { navLetters } from './nav-letters.ts';

const ShortcutSheet = loadable(() => import('./shortcut-sheet.tsx').then((module) => module.ShortcutSheet));

/** Time in ms after G in which a letter opens a page. */
const sequenceMs = 1500;

/** Opens pages by G and a letter, and the list of all shortcuts by `?`. */
export function ConsoleShortcuts({ items }: { items: readonly NavItem[] }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const pressedAt = useRef(-sequenceMs);

  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    const isAfterG = event.timeStamp - pressedAt.current < sequenceMs;
    const target = isAfterG ? navLetters(items).get(event.key.toLowerCase()) : undefined;
    pressedAt.current = event.key === 'g' && !isAfterG ? event.timeStamp : -sequenceMs;
    if (target) void navigate(target.path);
    else if (event.key === '?') setOpen(true);
    else return;
    // the same key may be a shortcut of the page
    event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);

  return isOpen && <ShortcutSheet items={items} onClose={() => setOpen(false)} />;
}

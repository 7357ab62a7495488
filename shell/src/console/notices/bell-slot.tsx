import { useEffect, useState, type ComponentType } from 'react';

/** Renders the notification bell. Loads its code 1 s after the first render, so that it does not delay the page. */
export function BellSlot() {
  const [Bell, setBell] = useState<ComponentType>();

  useEffect(() => {
    let timer = setTimeout(load, loadDelayMs);
    function load() {
      import('./bell.tsx').then(
        (module) => setBell(() => module.Bell),
        () => (timer = setTimeout(load, retryDelayMs)),
      );
    }
    return () => clearTimeout(timer);
  }, []);

  return <span style={slotStyles}>{Bell && <Bell />}</span>;
}

/** The code and the data of the page load first. */
const loadDelayMs = 1_000;
const retryDelayMs = 30_000;

/** As wide as the button, so that the layout does not move when the bell appears. */
const slotStyles = { display: 'inline-flex', minWidth: 36 };

import { useEffect, useState, type ComponentType } from 'react';

/** The bell's place in the top bar: its code is none of the first load, and comes once the page is there. */
export function BellSlot() {
  const [Bell, setBell] = useState<ComponentType>();

  useEffect(() => {
    let timer = setTimeout(load, laterMs);
    function load() {
      import('./bell.tsx').then(
        (module) => setBell(() => module.Bell),
        () => (timer = setTimeout(load, retryMs)),
      );
    }
    return () => clearTimeout(timer);
  }, []);

  return <span style={place}>{Bell && <Bell />}</span>;
}

/** Not while the page's own code and data are on their way. */
const laterMs = 1_000;
const retryMs = 30_000;

/** As wide as the button, so that nothing moves when it comes. */
const place = { display: 'inline-flex', minWidth: 36 };

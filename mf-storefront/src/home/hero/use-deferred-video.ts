import { useEffect, useState } from 'react';

/** Whether the film may be fetched: the page is there and idle, and nobody asked for less motion or less data. */
export function useDeferredVideo(): boolean {
  const [isFilmTime, setFilmTime] = useState(false);

  useEffect(() => (isFilmWelcome() ? whenIdle(() => setFilmTime(true)) : undefined), []);

  return isFilmTime;
}

function isFilmWelcome(): boolean {
  // not in every browser, so not among the types
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData !== true && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Calls `act` once the page has loaded and the browser has nothing else to do; answers how to call it off. */
function whenIdle(act: () => void): () => void {
  const calledOff = new AbortController();
  const { signal } = calledOff;
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
  return () => calledOff.abort();

  function wait() {
    const actUnlessCalledOff = () => {
      if (!signal.aborted) act();
    };
    // Safari has no idle callback
    if ('requestIdleCallback' in window) window.requestIdleCallback(actUnlessCalledOff);
    else setTimeout(actUnlessCalledOff, 500);
  }
}

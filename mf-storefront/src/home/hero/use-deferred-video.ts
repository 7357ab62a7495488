import { useEffect, useState } from 'react';

declare global {
  interface Navigator {
    /** not in every browser, and so not in the DOM types */
    readonly connection?: { saveData?: boolean };
  }
}

/** Returns true once the page is loaded and idle, unless the visitor prefers reduced motion or saves data. */
export function useDeferredVideo(): boolean {
  const [canLoad, setCanLoad] = useState(false);

  useEffect(() => (allowsVideo() ? whenIdle(() => setCanLoad(true)) : undefined), []);

  return canLoad;
}

function allowsVideo(): boolean {
  return navigator.connection?.saveData !== true && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Calls `callback` once the page is loaded and the browser is idle. Returns the function that cancels it. */
function whenIdle(callback: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
  return () => controller.abort();

  function wait() {
    const run = () => {
      if (!signal.aborted) callback();
    };
    // Safari has no requestIdleCallback
    if ('requestIdleCallback' in window) window.requestIdleCallback(run);
    else setTimeout(run, 500);
  }
}

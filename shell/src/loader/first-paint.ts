/** How long (ms) code waits for a page to be seen: a browser that never tells must not keep it from coming alive. */
const patience = 2_000;

/**
 * Resolves once the page can be seen: its code must not stand in the way of its first picture. At once where nobody
 * looks at it, or the browser does not tell.
 */
export function afterFirstPaint(): Promise<void> {
  if (document.hidden || !tellsOfPaint()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) finish();
    });
    const timer = setTimeout(finish, patience);
    observer.observe({ type: 'paint', buffered: true });

    function finish() {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    }
  });
}

function tellsOfPaint(): boolean {
  return 'PerformanceObserver' in window && PerformanceObserver.supportedEntryTypes.includes('paint');
}

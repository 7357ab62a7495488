/** Maximum wait for the paint event; some browsers never report it. */
const timeoutMs = 2_000;

/**
 * Resolves after the first contentful paint, so that scripts do not delay it; after 2 s at the latest. Resolves at once in
 * a hidden tab, and in a browser that does not report paint events.
 */
export function afterFirstPaint(): Promise<void> {
  if (document.hidden || !supportsPaintTiming()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) finish();
    });
    const timer = setTimeout(finish, timeoutMs);
    observer.observe({ type: 'paint', buffered: true });

    function finish() {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    }
  });
}

function supportsPaintTiming(): boolean {
  return 'PerformanceObserver' in window && PerformanceObserver.supportedEntryTypes.includes('paint');
}

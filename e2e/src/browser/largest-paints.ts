import type { Page } from '@playwright/test';

/** Records the entries of Largest Contentful Paint of the page. */
export async function recordLargestPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const addresses: string[] = [];
    Object.assign(window, { lumoraLargest: addresses });
    new PerformanceObserver((list) => {
      // the DOM's types do not know these entries
      for (const { url } of list.getEntries() as unknown as { url: string }[]) addresses.push(url);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** Runs in the page. Returns whether the largest element so far is an image whose URL begins with the given text. */
export function largestPaint(start: string): boolean {
  return (window as unknown as { lumoraLargest: string[] }).lumoraLargest.at(-1)?.startsWith(start) === true;
}

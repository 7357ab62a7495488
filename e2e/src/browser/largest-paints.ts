import type { Page } from '@playwright/test';

/** Keeps a record of what was the largest thing on the page, as Largest Contentful Paint counts it. */
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

/** Runs in the page: whether the largest thing until now is a picture whose address begins like this. */
export function largestPaint(start: string): boolean {
  return (window as unknown as { lumoraLargest: string[] }).lumoraLargest.at(-1)?.startsWith(start) === true;
}

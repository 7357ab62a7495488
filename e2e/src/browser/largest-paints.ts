import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** URLs of the elements that were the largest so far, the last one at the end; set by `recordLargestPaints` */
    lumoraLargest: string[];
  }
}

/** Records the entries of Largest Contentful Paint of the page. */
export async function recordLargestPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const urls: string[] = [];
    window.lumoraLargest = urls;
    new PerformanceObserver((list) => {
      for (const { url } of list.getEntries() as LargestContentfulPaint[]) urls.push(url);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** Runs in the page. Returns whether the largest element so far is an image whose URL begins with the given text. */
export function largestPaint(start: string): boolean {
  return window.lumoraLargest.at(-1)?.startsWith(start) === true;
}

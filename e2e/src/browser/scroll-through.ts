import type { Page } from '@playwright/test';
import { framesDrawn } from './frames-drawn.ts';

/** Scrolls to the end of the page and back, so that deferred content is rendered. */
export async function scrollThrough(page: Page): Promise<void> {
  while (await page.evaluate(scrollDown)) await framesDrawn(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await framesDrawn(page);
}

/** Scrolls down by a screen. Returns false at the end of the page. */
function scrollDown(): boolean {
  const { scrollY, innerHeight } = window;
  window.scrollTo({ top: scrollY + innerHeight, behavior: 'instant' });
  return window.scrollY > scrollY;
}

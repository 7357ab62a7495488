import type { Page } from '@playwright/test';
import { waitForFrames } from './wait-for-frames.ts';

const maxScreens = 100;

/** Scrolls to the end of the page and back, so that deferred content is rendered. */
export async function scrollThrough(page: Page): Promise<void> {
  for (let screens = 0; screens < maxScreens && (await page.evaluate(scrollDown)); screens++) await waitForFrames(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await waitForFrames(page);
}

/** Scrolls down by a screen. Returns false at the end of the page. */
function scrollDown(): boolean {
  const { scrollY, innerHeight } = window;
  window.scrollTo({ top: scrollY + innerHeight, behavior: 'instant' });
  return window.scrollY > scrollY;
}

import type { Page } from '@playwright/test';

/** Waits until the page has drawn two frames, at most a second: in CI, headless Chromium once drew none for 90 s. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 1000))]);
  });
}

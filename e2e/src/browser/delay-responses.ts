import type { Page } from '@playwright/test';

/** Delays the responses of all files whose URL matches `files` until the returned function is called. */
export async function delayResponses(page: Page, files: RegExp): Promise<() => void> {
  let releaseResponses = () => {};
  const called = new Promise<void>((resolve) => (releaseResponses = resolve));
  await page.route(files, async (route) => {
    await called;
    await route.continue();
  });
  return releaseResponses;
}

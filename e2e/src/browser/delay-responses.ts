import type { Page } from '@playwright/test';

/** Delays the responses of all files whose URL matches `files` until the returned function is called. */
export async function delayResponses(page: Page, files: RegExp): Promise<() => void> {
  let letCome = () => {};
  const called = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(files, async (route) => {
    await called;
    await route.continue();
  });
  return letCome;
}

import type { Page } from '@playwright/test';

/** No file whose address is like `files` comes over the network before the answer is called, as on a slow line. */
export async function delayResponses(page: Page, files: RegExp): Promise<() => void> {
  let letCome = () => {};
  const called = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(files, async (route) => {
    await called;
    await route.continue();
  });
  return letCome;
}

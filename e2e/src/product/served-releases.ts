import type { Page } from '@playwright/test';

interface ServedSet {
  shell: { release: string };
  modules: { release: string; manifest: { id: string } }[];
}

/** Returns the release of every module in the release set of the page. */
export async function releasesOf(page: Page): Promise<Record<string, string>> {
  const text = await page.evaluate(() => document.querySelector('#lumora-release-set')?.textContent ?? '{}');
  const set: ServedSet = JSON.parse(text);
  return {
    shell: set.shell.release,
    ...Object.fromEntries(set.modules.map((module) => [module.manifest.id, module.release])),
  };
}

import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Injects axe into every document that the page opens from now on. The CSP allows scripts that run before those of the page. */
export async function loadAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source });
}

/** Returns the violated rules, each with the HTML of the element. Call `loadAxe` before the document is opened. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // the preloaded style sheets and media are read by two rules that are off or find no media here; half of axe's time
  const found = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'], preload: false }));
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

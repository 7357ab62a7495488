import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Returns the violated rules, each with the HTML of the element. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // the script of a test is not subject to the CSP of the page
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // the preloaded style sheets and media are read by two rules that are off or find no media here; half of axe's time
  const found = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'], preload: false }));
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

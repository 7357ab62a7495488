import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Loads axe into each document that the page opens from now on. The CSP allows what runs before the page's own scripts. */
export async function loadAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source });
}

/** The rules that the document violates, each with the HTML of the element; `loadAxe` was called before it was opened. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

import { expect, type Locator } from '@playwright/test';

/** Waits until React has hydrated the element, which it marks with properties of its own. */
export async function expectHydrated(element: Locator): Promise<void> {
  const isHydrated = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')));
  await expect.poll(isHydrated, 'React has hydrated the element').toBe(true);
}

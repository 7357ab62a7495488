import { expect, type Locator } from '@playwright/test';

/**
 * Waits until React has hydrated the elements. It marks an element with properties of its own after everything inside it,
 * except lazy components.
 */
export async function expectHydrated(elements: Locator): Promise<void> {
  const areHydrated = () =>
    elements.evaluateAll(
      (nodes) => nodes.length > 0 && nodes.every((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
    );
  await expect.poll(areHydrated, 'React has hydrated the elements').toBe(true);
}

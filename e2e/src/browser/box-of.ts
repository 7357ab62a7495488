import type { Locator } from '@playwright/test';

/** Returns position and size (px) of a visible element. Throws if it is not visible. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return box;
}

import { expect, type Page } from '@playwright/test';
import { expectHydrated } from './expect-hydrated.ts';

/** Waits until the page is interactive and shows its data instead of skeletons. */
export async function expectReady(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // in the shop, the screen is hydrated after the frame
  await expectHydrated(page.locator('main > *'));
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

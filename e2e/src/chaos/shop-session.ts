import { rootElementId } from '@lumora/shared-contract/releases';
import type { Page } from '@playwright/test';
import { homePage } from '../pages/home-page.ts';
import type { ShopOutcome } from './faults/fault.ts';

/** Opens the home page of the shop; `elapsedMs` passes on its clock after its code is requested. */
export async function openShop(page: Page, elapsedMs?: number): Promise<void> {
  // its code delays the page's `load` event, and may hang
  await page.goto('/', { waitUntil: 'commit' });
  if (elapsedMs === undefined) return;
  await page.locator('script[src*="/assets/mf-storefront/"]').first().waitFor({ state: 'attached' });
  await page.clock.fastForward(elapsedMs);
}

/** Waits until the shop, open at its home page, is in the expected state. */
export async function expectShop(page: Page, outcome: ShopOutcome): Promise<void> {
  if (outcome === 'notice') return noticeOf(page).waitFor();
  await homePage(page).hero.waitFor();
  if (outcome === 'notice on the next page') {
    await waitUntilInteractive(page);
    await nextPage(page).click();
    return noticeOf(page).waitFor();
  }
  if (outcome === 'page') await waitUntilInteractive(page);
  await nextPage(page).click();
  // its code may hang on that page too
  await page.waitForURL(/sort=featured/, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const nextPage = (page: Page) =>
  page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Best Seller' });
const noticeOf = (page: Page) => page.getByRole('heading', { name: 'This page could not be loaded' });

/** Waits until the shop is hydrated: React marks its root element. */
async function waitUntilInteractive(page: Page): Promise<void> {
  await page.waitForFunction((id) => {
    const root = document.getElementById(id);
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer$'));
  }, rootElementId);
}

import { rootElementId } from '@lumora/shared-contract/releases';
import type { Page } from '@playwright/test';
import { homePage } from '../pages/home-page.ts';
import type { ShopOutcome } from './fault.ts';

/** Opens the shop at its home page; `takes` is the time (ms) that passes once its code is asked for. */
export async function openShop(page: Page, takes?: number): Promise<void> {
  // its code delays the `load` of the page, and may hang
  await page.goto('/', { waitUntil: 'commit' });
  if (takes === undefined) return;
  await page.locator('script[src*="/assets/mf-storefront/"]').first().waitFor({ state: 'attached' });
  await page.clock.fastForward(takes);
}

/** Waits until the shop, open at its home page, is seen like that. */
export async function expectShop(page: Page, sight: ShopOutcome): Promise<void> {
  if (sight === 'notice') return noticeOf(page).waitFor();
  await homePage(page).hero.waitFor();
  if (sight === 'notice on the next page') {
    await becomesAlive(page);
    await nextPage(page).click();
    return noticeOf(page).waitFor();
  }
  if (sight === 'page') await becomesAlive(page);
  await nextPage(page).click();
  // its code may hang on that page too
  await page.waitForURL(/sort=featured/, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const nextPage = (page: Page) =>
  page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Best Seller' });
const noticeOf = (page: Page) => page.getByRole('heading', { name: 'This page could not be loaded' });

/** Waits until the shop's code has taken the page over: React marks the element that it draws in. */
async function becomesAlive(page: Page): Promise<void> {
  await page.waitForFunction((id) => {
    const root = document.getElementById(id);
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer$'));
  }, rootElementId);
}

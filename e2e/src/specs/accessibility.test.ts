import { describe, expect, it } from '@jest/globals';
import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { cartPage } from '../pages/cart-page.ts';
import { categoriesPage } from '../pages/categories-page.ts';
import { checkoutPage } from '../pages/checkout-page.ts';
import { shopProductPage } from '../pages/shop-product-page.ts';
import { makeGoods } from '../product/goods-for-sale.ts';
import { shopApi } from '../product/shop-api.ts';
import { useStory } from '../story.ts';

const productPath = '/products/hello-gorgeous-drape-backdrop';

describe('axe finds nothing to mend', () => {
  const story = useStory();

  it.each([
    '/',
    '/custom-neon',
    '/product-display',
    productPath,
    '/gallery',
    '/pages/offers',
    '/cart',
    '/checkout',
    '/orders/LUM-7F3K2Q',
    '/no-such-page',
    '/auth/login',
    '/admin',
    '/admin/categories',
  ])('on %s', async (path) => {
    const { page } = await openExamined(path);

    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();

    expect(await findings(page)).toEqual([]);
  });

  it.each([
    { what: 'Quick View', path: '/product-display', opener: ['button', /^Quick View of/] },
    { what: 'the pictures of a product', path: productPath, opener: ['link', /Open picture 1 of/] },
    { what: 'the pictures of the gallery', path: '/gallery', opener: ['link', /open on the whole screen/] },
  ] as const)('in $what, which lies over $path', async ({ path, opener: [role, name] }) => {
    const { page } = await openExamined(path);

    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole(role, { name }).first().click();
    await page.getByRole('dialog').waitFor();

    expect(await findings(page)).toEqual([]);
  });

  it('in the filters of a phone', async () => {
    const { page } = await openExamined('/product-display', { viewport: { width: 375, height: 800 } });

    await page.goto('/product-display', { waitUntil: 'networkidle' });
    await page.locator('summary', { hasText: 'Filters' }).click();
    await page.getByRole('button', { name: /^Show \d+ signs/ }).waitFor();

    expect(await findings(page)).toEqual([]);
  });

  it('from a product that is in the cart to the end of its checkout', async () => {
    const goods = await makeGoods(await shopApi(story.product), 'Examined Lantern', 5);
    const { page } = await openExamined(goods.path);
    const [shown, cart, checkout] = [shopProductPage(page), cartPage(page), checkoutPage(page)];

    await page.goto(goods.path);
    await shown.addToCart.click();
    await shown.viewCart.click();
    await cart.checkout.waitFor();
    expect(await findings(page)).toEqual([]);
    await cart.checkout.click();
    await checkout.placeOrder.click();
    await page.getByText('Mobile number is required').waitFor();

    expect(await findings(page)).toEqual([]);
  });

  it('in the category form', async () => {
    const { page } = await openExamined('/admin/categories');
    const categories = categoriesPage(page);

    await page.goto('/admin/categories');
    await categories.create.click();
    await categories.title.waitFor();
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

    expect(await findings(page)).toEqual([]);
  });

  /** axe comes in before the page's own scripts, where no CSP stands in its way. Still, so that no colour is caught half-way. */
  async function openExamined(path: string, options: BrowserContextOptions = {}) {
    const tab = await story.openTab({ signedIn: path.startsWith('/admin'), reducedMotion: 'reduce', ...options });
    tab.problems.expect(/no-such-page answered 404/);
    await tab.page.addInitScript({ content: axe.source });
    return tab;
  }
});

async function findings(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

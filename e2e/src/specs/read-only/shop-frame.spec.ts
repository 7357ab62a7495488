import type { Page } from '@playwright/test';
import { boxOf } from '../../browser/box-of.ts';
import { delayResponses } from '../../browser/delay-responses.ts';
import { expectReady } from '../../browser/expect-ready.ts';
import { designerPage } from '../../pages/designer-page.ts';
import { shopProductPage } from '../../pages/shop-product-page.ts';
import { shopScreenTags } from '../../pages/module-tags.ts';
import { expect, test } from '../../test.ts';

const tag = shopScreenTags('home', 'product-list', 'product', 'custom-neon', 'gallery', 'track-order', 'info');

test.describe('Shop frame', { tag }, () => {
  test.use({ sharesPage: true });

  for (const width of [375, 1440]) {
    test.describe(() => {
      test.use({ viewport: { width, height: 740 } });

      test(`The bar hides the text that scrolls under it at ${width} px`, async ({ page }) => {
        await page.goto('/product-display');
        expect(await groundOfBar(page)).toEqual({ opacity: 1, alpha: 1 });

        await page.goto('/');
        const heading = page.getByRole('heading', { level: 1 });
        await heading.evaluate((element) =>
          window.scrollTo({ top: element.getBoundingClientRect().top - 64, behavior: 'instant' }),
        );

        await expect.poll(() => groundOfBar(page)).toEqual({ opacity: 1, alpha: 1 });
      });

      test(`An anchor leads to its heading, just below the bar, at ${width} px`, async ({ page }) => {
        await page.goto('/#catalog');
        await expectReady(page);

        const heading = page.getByRole('heading', { name: 'Pick your glow' });
        await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(130);
        expect((await heading.boundingBox())?.y).toBeGreaterThan(64);
      });
    });
  }

  for (const [width, left, content] of [
    [375, 16, 343],
    [768, 24, 720],
    [1600, 120, 1360],
  ] as const) {
    test(`The content is ${content} px wide on a screen of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/orders');

      const heading = page.getByRole('heading', { level: 1, name: 'Track your order' });
      expect(await heading.boundingBox()).toMatchObject({ x: left, width: content });
    });
  }

  for (const width of [375, 768]) {
    test(`The number of items covers a corner of the cart icon only, and ends with the content at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/products/maharaja-showroom-facade-letters');
      await shopProductPage(page).addToCart.click();

      const cart = page.getByRole('link', { name: 'Cart, 1 item' });
      const [icon, count] = await Promise.all([boxOf(cart.locator('svg')), boxOf(cart.getByText('1'))]);
      expect(count.x).toBeGreaterThan(icon.x + 0.65 * icon.width);
      expect(count.y + count.height).toBeLessThan(icon.y + 0.5 * icon.height);
      const gutter = width === 375 ? 16 : 24;
      expect(count.x + count.width).toBe(width - gutter);
      const menu = await boxOf(page.getByRole('button', { name: 'Menu' }).locator('path'));
      expect(Math.round(menu.x)).toBe(gutter);
    });
  }

  test('The footer links to the chat once: by a button, or by an icon where the page has a chat button', async ({
    page,
  }) => {
    const chatLinks = page.getByRole('contentinfo').getByRole('link', { name: /WhatsApp/ });

    await page.goto('/gallery');
    await expect(chatLinks).toHaveText(['Ask on WhatsApp']);

    await page.goto('/orders');
    await expect(chatLinks).toHaveText(['']);
  });

  test('The footer of a page that is lower than the screen is at the end of the screen', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 2400 });
    await page.goto('/orders');

    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBe(2400);
  });

  test('The headings of the page for a logo have one size', async ({ page }) => {
    await page.goto('/custom-neon/logo');

    for (const name of ['What happens next', 'Logos we have made'])
      await expect(page.getByRole('heading', { name, level: 2 })).toHaveCSS('font-size', '22px');
  });

  test('The contents of an information page lead to its sections, below the bar', async ({ page }) => {
    await page.goto('/pages/terms');
    await expectReady(page);

    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Warranty' }).click();

    const heading = page.getByRole('heading', { name: 'Warranty' });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(130);
    expect((await heading.boundingBox())?.y).toBeGreaterThan(64);
  });

  for (const width of [375, 768, 1440]) {
    test(`The title of an information page begins at the same edge as its text at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/pages/terms');

      const [title, heading] = await Promise.all(
        ['Terms', 'Warranty'].map((name) => page.getByRole('heading', { name }).boundingBox()),
      );
      expect(heading?.x).toBe(title?.x);
    });
  }

  test('The font of the shop replaces its fallback also when it comes late', async ({ page }) => {
    const releaseFonts = await delayResponses(page, /\.woff2$/);
    await page.goto('/product-display', { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const before = await widthOfText(heading);
    // longer than browsers wait for an optional font
    await page.waitForFunction(() => performance.now() > 3_500);

    releaseFonts();

    await expect.poll(() => widthOfText(heading)).not.toBe(before);
  });

  test('An element that is focused by the keyboard has an outline', async ({ page }) => {
    await page.goto('/product-display');
    await expectReady(page);

    await page.keyboard.press('Tab');
    for (const element of [
      page.getByRole('banner').getByRole('link', { name: 'Cart' }),
      page.getByLabel('Search signs'),
      page.getByRole('link', { name: 'Next', exact: true }),
      page.getByRole('contentinfo').getByRole('link', { name: 'Track order' }),
    ]) {
      await element.focus();
      await expect(element).toHaveCSS('outline-style', 'solid');
    }
  });

  test('The words typed into the hero are shown as a sign and become the design', async ({ page }) => {
    await page.goto('/');
    await expectReady(page);
    const hero = page.getByRole('region', { name: /./ }).filter({ has: page.getByRole('heading', { level: 1 }) });

    await hero.getByRole('textbox', { name: 'Your words' }).fill('Tara');
    await expect(page.getByRole('heading', { level: 1, name: 'Tara' })).toBeVisible();
    await hero.getByRole('button', { name: 'See the price' }).click();

    await expect(designerPage(page).line(1)).toHaveValue('Tara');
    await expect(page).toHaveURL('/custom-neon');
  });

  test.describe('On a touch screen', () => {
    test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true, sharesPage: false });

    test('the menu leads to the categories and pages, and Back closes it', async ({ page }) => {
      await page.goto('/gallery');
      await expectReady(page);

      await page.getByRole('button', { name: 'Menu' }).tap();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('list', { name: 'Categories' }).getByRole('link').first()).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Your logo in neon' })).toHaveAttribute('href', '/custom-neon/logo');
      await page.goBack();
      await expect(menu).toHaveCount(0);
      await expect(page).toHaveURL('/gallery');

      await page.getByRole('button', { name: 'Menu' }).tap();
      await menu.getByRole('link', { name: 'Track order' }).tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Track your order' })).toBeVisible();
    });

    test('the first tap on Filters opens them after the search icon was used', async ({ page }) => {
      await page.goto('/gallery');
      await expectReady(page);
      await page.getByRole('link', { name: 'Search' }).tap();
      await expect(page.getByLabel('Search signs')).toBeFocused();

      await page.locator('summary', { hasText: 'Filters' }).tap();

      await expect(page.getByRole('button', { name: /^Show \d+ signs$/ })).toBeVisible();
    });

    test('no fact of the company in the footer breaks, and its contacts end at the edge of the page', async ({
      page,
    }) => {
      await page.goto('/gallery');
      const footer = page.getByRole('contentinfo');

      for (const fact of ['GSTIN 29ABCDE1234F1Z5', '14, 5th Cross, Indiranagar, Bengaluru 560038', '+91 80 4000 1234'])
        expect((await footer.getByText(fact).boundingBox())?.height).toBe(21);
      for (const name of ['hello@lumora.example', 'Ask on WhatsApp']) {
        const contact = await footer.getByRole('link', { name }).boundingBox();
        expect(Math.round((contact?.x ?? 0) + (contact?.width ?? 0))).toBe(375 - 16);
      }
    });

    test('the list shows two columns when chosen, also after a reload, and its filters are a sheet', async ({
      page,
    }) => {
      await page.goto('/product-display');
      await expectReady(page);
      const cards = page
        .locator('#products')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') });
      const leftEdges = async () => [(await cards.nth(0).boundingBox())?.x, (await cards.nth(1).boundingBox())?.x];
      const [first, second] = await leftEdges();
      expect(second).toBe(first);

      await page.getByRole('button', { name: 'Two columns' }).tap();
      await expect.poll(async () => (await leftEdges())[1]).toBeGreaterThan(first ?? 0);
      await page.reload();
      await expect.poll(async () => (await leftEdges())[1]).toBeGreaterThan(first ?? 0);

      const show = page.getByRole('button', { name: /^Show \d+ signs$/ });
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => page.getByRole('button', { name: 'Close filters' }).tap(),
      ]) {
        await page.locator('summary', { hasText: 'Filters' }).tap();
        await expect(show).toBeInViewport();
        await close();
        await expect(show).toBeHidden();
      }
    });

    test('a tap on a card opens its product, without Quick View', async ({ page }) => {
      await page.goto('/product-display');
      await expect(page.getByRole('button', { name: /^Quick View of/ })).toHaveCount(0);

      await page.locator('#products').getByRole('heading').first().getByRole('link').tap();

      await page.waitForURL('**/products/*');
      await expect(page.getByRole('link', { name: /Open picture 1 of/ })).toBeVisible();
    });
  });
});

/** Returns the opacity of the ground behind the bar and of its colour. */
function groundOfBar(page: Page): Promise<{ opacity: number; alpha: number }> {
  return page.getByRole('banner').evaluate((bar) => {
    const { opacity, backgroundColor } = getComputedStyle(bar, '::before');
    const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor)?.[1];
    return { opacity: Number(opacity), alpha: Number(alpha ?? 1) };
  });
}

/** Returns the width (px) of the text of a heading. */
function widthOfText(heading: ReturnType<Page['getByRole']>): Promise<number> {
  return heading.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().width;
  });
}

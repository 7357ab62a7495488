import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../../browser/box-of.ts';
import { expectReady } from '../../browser/expect-ready.ts';
import { cartPage } from '../../pages/cart-page.ts';
import { categoriesPage } from '../../pages/categories-page.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { moduleTags, shopScreenTags } from '../../pages/module-tags.ts';
import { shopProductPage } from '../../pages/shop-product-page.ts';
import { expect, test } from '../../test.ts';

test.use({ viewport: { width: 375, height: 740 }, sharesPage: true });

test.describe('Small screens', () => {
  test.describe('To an administrator on a screen 375 px wide', () => {
    test.use({ signedIn: true });

    test('the sidebar opens, closes and navigates by keyboard, and returns the focus', async ({ page }) => {
      const frame = consoleFrame(page);
      await page.goto('/admin');
      await expect(frame.dashboard).toBeVisible();
      await expect(frame.drawer).toBeHidden();

      await frame.menuButton.press('Enter');
      await expect(frame.drawer).toBeVisible();
      await expect(frame.drawer.and(page.locator(':focus-within'))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(frame.drawer).toBeHidden();
      await expect(frame.menuButton).toBeFocused();

      await page.keyboard.press('Enter');
      await frame.drawer.getByRole('link', { name: 'Categories', exact: true }).press('Enter');
      await expect(categoriesPage(page).heading).toBeVisible();
      await expect(frame.drawer).toBeHidden();
    });

    test(
      'a row does not scroll out of sight when its actions were opened',
      { tag: '@mf-promotions' },
      async ({ page }) => {
        await page.goto('/admin/offers/header');
        const more = page.getByRole('button', { name: /^More / }).first();

        await more.click();
        await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(more).toBeFocused();

        expect(await page.getByRole('grid').evaluate((grid) => grid.scrollLeft)).toBe(0);
      },
    );
  });

  test(
    'The search of the navigation shows the field of the list with the focus',
    { tag: '@mf-storefront/product-list' },
    async ({ page }) => {
      const search = page.getByLabel('Search signs');
      await page.goto('/product-display');
      await expectReady(page);

      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
      await expect(search).toBeFocused();
      await expect(search).toBeInViewport({ ratio: 1 });
      await search.pressSequentially('chai');
      await search.press('Enter');

      await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'chai');
      await expect(search).toBeInViewport({ ratio: 1 });
    },
  );

  test(
    'The order of a filtered list has room for its name, beside the filters',
    { tag: '@mf-storefront/product-list' },
    async ({ page }) => {
      await page.goto('/product-display?category_id=1&q=neon');

      const [sort, filters] = await Promise.all(
        [page.getByRole('combobox', { name: 'Sort by' }), page.locator('summary', { hasText: 'Filters' })].map(
          (control) => control.boundingBox(),
        ),
      );
      expect(sort?.width).toBeGreaterThanOrEqual(130);
      expect(filters?.y).toBe(sort?.y);
    },
  );

  test('The link of a shelf is in the line of its title', { tag: '@mf-storefront/home' }, async ({ page }) => {
    await page.goto('/');
    const shelf = page.getByRole('region', { name: 'Handpicked Showcase' });

    const title = await shelf.getByRole('heading', { level: 2 }).boundingBox();
    const link = await shelf.getByRole('link', { name: 'View All' }).boundingBox();

    expect(link?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
  });

  test(
    'The first screen of the list shows two square pictures, three names with prices, and the offer of the ribbon once',
    { tag: '@mf-storefront/product-list' },
    async ({ page }) => {
      await page.goto('/product-display');
      await expectReady(page);

      await expect(page.getByRole('heading', { name: /^LED boards, flat 50% off/ })).toBeHidden();
      const cards = page.locator('#products').getByRole('listitem');
      for (const card of [cards.nth(0), cards.nth(1), cards.nth(2)])
        for (const part of [card.getByRole('heading'), card.getByText('₹').first()])
          await expect(part).toBeInViewport({ ratio: 1 });
      for (const card of [cards.nth(0), cards.nth(1)]) {
        const picture = card.locator('img').first();
        await expect(picture).toBeInViewport({ ratio: 1 });
        const { width, height } = await boxOf(picture);
        expect(height).toBeCloseTo(width);
      }
    },
  );

  test('The options of the preview end with a cut option', { tag: '@mf-storefront/custom-neon' }, async ({ page }) => {
    await page.goto('/custom-neon');
    await expectReady(page);
    const option = page.getByText('Living room', { exact: true });

    await expect(option).toBeInViewport({ ratio: 0.3 });
    await expect(option).not.toBeInViewport({ ratio: 1 });
  });

  test('A caption of the gallery takes one line', { tag: '@mf-storefront/gallery' }, async ({ page }) => {
    await page.goto('/gallery');
    await expectReady(page);
    const caption = page.getByText('Couple Names with Rings');

    const { height, lineHeight } = await caption.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
    }));

    expect(height).toBe(lineHeight);
    await expect(page.getByText('Your two names and two rings')).toBeHidden();
  });

  test(
    'The third example of a logo is cut, which shows that the strip scrolls',
    { tag: '@mf-storefront/logo-enquiry' },
    async ({ page }) => {
      await page.goto('/custom-neon/logo');
      await expectReady(page);
      const examples = page.getByRole('list', { name: 'Logos we have made' });
      const last = examples.getByRole('link').last();
      const third = examples.getByRole('link').nth(2);
      await expect(third).toBeInViewport();
      await expect(third).not.toBeInViewport({ ratio: 1 });
      expect((await boxOf(third)).width).toBeGreaterThan(145);

      await examples.evaluate((list) => list.scrollTo({ left: list.scrollWidth }));

      await expect(last).toBeInViewport({ ratio: 1 });
    },
  );

  test.describe(
    'On a screen 320 px wide, with text twice as large',
    { tag: shopScreenTags('product', 'cart', 'checkout', 'track-order') },
    () => {
      test.use({ viewport: { width: 320, height: 740 } });

      test('product, cart and checkout do not scroll sideways', async ({ page }) => {
        await page.goto('/products/maharaja-showroom-facade-letters');
        await expectReady(page);
        await shopProductPage(page).addToCart.click();
        await expect(shopProductPage(page).added).toBeVisible();
        expect.soft(await widthOfDoubledText(page)).toBe(320);

        for (const [path, loaded] of [
          ['/cart', cartPage(page).checkout],
          ['/checkout', page.getByRole('button', { name: 'Place order' })],
        ] as const) {
          await page.goto(path);
          await expect(loaded).toBeVisible();
          expect.soft(await widthOfDoubledText(page)).toBe(320);
        }
      });

      test('the brand leaves room for the icons, and the e-mail address breaks before its domain', async ({ page }) => {
        await page.goto('/orders');
        await expectReady(page);

        expect(await widthOfDoubledText(page)).toBe(320);
        const [brand, search] = await Promise.all(
          ['Lumora', 'Search'].map((name) => page.getByRole('banner').getByRole('link', { name }).boundingBox()),
        );
        expect((brand?.x ?? 0) + (brand?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0);
        const email = page.getByRole('contentinfo').getByRole('link', { name: 'hello@lumora.example' });
        expect(await linesOfEachText(email)).toEqual([1, 1]);
      });
    },
  );

  test.describe('On a phone 320 px wide', { tag: '@mf-storefront/home' }, () => {
    test.use({ viewport: { width: 320, height: 740 }, hasTouch: true, isMobile: true, sharesPage: false });

    test('home does not scroll sideways when the browser makes all text twice as large', async ({ page }) => {
      await page.goto('/');
      await expectReady(page);

      await page.evaluate(() => {
        document.documentElement.dataset['navigated'] = 'true'; // so that content far from the screen is laid out
        document.documentElement.style.setProperty('text-size-adjust', '200%');
      });

      await expect(page.getByRole('link', { name: 'CUSTOM FLORO SIGN' })).toHaveCSS('display', 'flex');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });

  test.describe('On a screen 667 px high', { tag: '@mf-storefront/logo-enquiry' }, () => {
    test.use({ viewport: { width: 375, height: 667 } });

    test('the first field for a logo is in the first screen, below examples', async ({ page }) => {
      await page.goto('/custom-neon/logo');
      await expectReady(page);

      const [examples, first] = [
        page.getByRole('list', { name: 'Logos we have made' }),
        page.getByText('Choose a file'),
      ];
      await expect(examples.getByRole('link').first()).toBeInViewport({ ratio: 1 });
      await expect(first).toBeInViewport({ ratio: 1 });
      expect((await examples.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);
    });
  });

  test.describe('On a screen 500 px high', { tag: '@mf-storefront/product-list' }, () => {
    test.use({ viewport: { width: 375, height: 500 } });

    test('a Quick View that is higher than the screen starts at its top', async ({ page }) => {
      await page.goto('/product-display');
      const view = page.getByRole('dialog');

      await page
        .getByRole('button', { name: /^Quick View of/ })
        .first()
        .click();
      await expect(view.getByRole('heading')).toBeVisible();

      expect((await view.locator('picture').first().boundingBox())?.y).toBeGreaterThanOrEqual(0);
    });
  });

  for (const path of ['/', '/auth/login', '/admin', '/admin/categories']) {
    test.describe(() => {
      test.use({ signedIn: path.startsWith('/admin') });

      test(
        `The page ${path} does not scroll sideways on a screen 375 px wide`,
        { tag: moduleTags(path) },
        async ({ page }) => {
          await page.goto(path);
          await expectReady(page);

          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
        },
      );
    });
  }
});

/** Doubles the size of all text, as a browser does whose user has chosen so, and returns the width (px) of the page. */
function widthOfDoubledText(page: Page): Promise<number> {
  return page.evaluate(() => {
    document.documentElement.dataset['navigated'] = 'true'; // so that content far from the screen is laid out
    const elements = [...document.querySelectorAll<HTMLElement>('body, body *')];
    const styles = elements.map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return { fontSize: double(fontSize), lineHeight: double(lineHeight) };
    });
    for (const [index, element] of elements.entries()) Object.assign(element.style, styles[index]);
    return document.documentElement.scrollWidth;

    function double(length: string): string {
      return length === 'normal' ? length : `${Number.parseFloat(length) * 2}px`;
    }
  });
}

/** Returns into how many lines each text node of the element is broken. */
function linesOfEachText(locator: Locator): Promise<number[]> {
  return locator.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: number[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      lines.push(new Set([...range.getClientRects()].map(({ top }) => top)).size);
    }
    return lines;
  });
}

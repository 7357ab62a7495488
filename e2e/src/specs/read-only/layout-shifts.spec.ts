import type { Locator, Page } from '@playwright/test';
import { expectReady } from '../../browser/expect-ready.ts';
import { delayResponses } from '../../browser/delay-responses.ts';
import { recordShifts } from '../../browser/layout-shifts.ts';
import { lineInPieces } from '../../browser/line-in-pieces.ts';
import { scrollThrough } from '../../browser/scroll-through.ts';
import { waitForFrames } from '../../browser/wait-for-frames.ts';
import { moduleTags } from '../../pages/module-tags.ts';
import { examplePath, publicPages } from '../../pages/public-pages.ts';
import { expect, test } from '../../test.ts';

// animations must not shift the layout either
test.use({ reducedMotion: 'no-preference', sharesPage: true });

test.describe('Layout shifts', () => {
  for (const { page: declared, width } of atEachWidth([...publicPages, { path: '/#configure', query: [] }])) {
    const { path } = declared;
    test.describe(() => {
      test.use({ viewport: { width, height: 740 } });

      test(
        `The page ${path} has a layout shift of 0.00 at ${width} px when its fonts come late`,
        { tag: moduleTags(path) },
        async ({ page, problems, product }) => {
          problems.expect(/no-such-page responded with 404/);
          const releaseFonts = await delayResponses(page, /\.woff2$/);
          const visibleShifts = await recordShifts(page);

          const requested = page.waitForRequest(/\.woff2$/);
          await page.goto(await examplePath(declared, product.url), { waitUntil: 'commit' });
          await expectReady(page);
          // the designer is loaded only near the viewport, so before the page is scrolled
          if (path === '/#configure') await expect(loadedDesigner(page)).toBeVisible();
          await scrollThrough(page);
          await requested; // the page has no font from an earlier test
          releaseFonts();
          await page.waitForLoadState('networkidle');
          await scrollThrough(page);

          expect(await visibleShifts()).toEqual([]);
        },
      );
    });
  }

  for (const { page: path, width } of atEachWidth([
    '/',
    '/product-display',
    '/products/hello-gorgeous-drape-backdrop',
    '/custom-neon',
    '/no-such-page',
  ])) {
    test(
      `The page ${path} has a layout shift of 0.00 at ${width} px when its HTML comes in pieces`,
      { tag: moduleTags(path) },
      async ({ openVisitor, problems, product }) => {
        problems.expect(/no-such-page responded with 404/);
        const line = await lineInPieces(product.url);
        try {
          const page = await openVisitor({ baseURL: line.url, viewport: { width, height: 740 } });
          const visibleShifts = await recordShifts(page);

          await page.goto(path, { waitUntil: 'networkidle' });

          expect(await visibleShifts()).toEqual([]);
          // the line must not be cut before a font that loads late
          await page.close();
        } finally {
          line.cut();
        }
      },
    );
  }

  // the narrowest window of each layout of the designer, where its texts have the most lines
  for (const { width, height } of [
    ...[320, 360, 720, 960].map((narrowest) => ({ width: narrowest, height: 740 })),
    ...[667, 740].map((onItsSide) => ({ width: onItsSide, height: 375 })),
  ]) {
    test(
      `The designer of the home page takes the same height before and after it is loaded at ${width} × ${height} px`,
      { tag: '@mf-storefront/home' },
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        const releaseDesigner = await delayResponses(page, /\/screen-custom-neon\..*js$/);
        await page.goto('/#configure');
        const section = page.locator('#configure');
        await expect(section.getByRole('link', { name: 'Open the designer' })).toBeVisible();
        const before = await section.boundingBox();

        releaseDesigner();
        await section.scrollIntoViewIfNeeded();
        await expect(loadedDesigner(page)).toBeVisible();

        const after = await section.boundingBox();
        expect(after?.height).toBe(before?.height);
      },
    );
  }

  for (const width of [375, 768, 1440]) {
    test(
      `The footer stays where it is when the form of an order replaces its skeleton at ${width} px`,
      { tag: '@mf-storefront/order' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        const releaseCode = await delayResponses(page, /\/screen-order\..*js$/);
        const visibleShifts = await recordShifts(page);
        await page.goto('/orders/LUM-7F3K2Q', { waitUntil: 'commit' });
        const footer = page.locator('footer');
        await footer.waitFor({ state: 'attached' });
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        const before = await topOf(footer);

        releaseCode();
        await expect(footer.getByRole('link', { name: 'Track order' })).toBeVisible();

        expect(await topOf(footer)).toBe(before);
        expect(await visibleShifts()).toEqual([]);
      },
    );
  }

  for (const width of [375, 1440]) {
    test(
      `Best sellers that come late move nothing at ${width} px`,
      { tag: '@mf-storefront/checkout' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        const releaseProducts = await delayResponses(page, /\/products\/featured$/);
        const visibleShifts = await recordShifts(page);
        await page.goto('/checkout');
        const shelf = page.getByRole('region', { name: 'Best sellers' });
        await expect(shelf).toBeVisible();
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

        releaseProducts();
        await expect(shelf.getByRole('link').first()).toBeVisible();
        await scrollThrough(page);

        expect(await visibleShifts()).toEqual([]);
      },
    );
  }

  test.describe('On a small screen', { tag: '@mf-storefront/product-list' }, () => {
    test.use({ viewport: { width: 520, height: 740 } });

    test('a list whose names take two lines is restored where it was left', async ({ page }) => {
      await page.goto('/product-display');
      await expectReady(page);
      await scrollThrough(page);
      const card = page.locator('#products').getByRole('heading').nth(19);
      await card.scrollIntoViewIfNeeded();
      const left = await topOf(card);

      await card.getByRole('link').click();
      await page.waitForURL('**/products/*');
      await page.goBack();

      await card.waitFor();
      expect(await topOf(card)).toBeCloseTo(left, 0);
    });
  });

  test.describe('On a touch screen', { tag: '@mf-storefront/product-list' }, () => {
    test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, sharesPage: false });

    test('the end of a list is restored where it was left for the next page', async ({ page }) => {
      await page.goto('/product-display');
      await expectReady(page);
      await scrollThrough(page);
      const next = page.getByRole('link', { name: 'Next', exact: true });
      const previous = page.getByRole('link', { name: 'Previous', exact: true });
      await next.scrollIntoViewIfNeeded();
      const left = await topOf(next);

      await next.tap();
      await previous.waitFor({ state: 'attached' });
      expect(await topOf(page.getByRole('heading', { level: 1 }))).toBeLessThan(370);
      await page.goBack();

      await previous.waitFor({ state: 'detached' });
      expect(await topOf(next)).toBeCloseTo(left, 0);
    });
  });
});

function loadedDesigner(page: Page): Locator {
  return page.locator('#configure').getByText('The price, not an estimate.');
}

function atEachWidth<Visited>(visited: Visited[]) {
  return visited.flatMap((page) => [375, 1440].map((width) => ({ page, width })));
}

/** Returns the distance (px) from the top of the window after everything is rendered. */
async function topOf(locator: Locator): Promise<number> {
  await waitForFrames(locator.page());
  return locator.evaluate((element) => element.getBoundingClientRect().top);
}

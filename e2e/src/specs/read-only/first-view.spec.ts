import type { ListResponse } from '@lumora/shared-contract/http';
import type { APIRequestContext } from '@playwright/test';
import { delayResponses } from '../../browser/delay-responses.ts';
import { largestPaint, recordLargestPaints } from '../../browser/largest-paints.ts';
import { shopScreenTags } from '../../pages/module-tags.ts';
import { expect, test } from '../../test.ts';

test.describe('First view', () => {
  test.describe('On a phone', () => {
    test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

    for (const [name, screen, pathOf] of [
      ['home page', 'home', async () => '/'],
      ['product list', 'product-list', async () => '/product-display'],
      ['page of a product', 'product', firstProductPath],
    ] as const) {
      test(
        `the ${name} shows its first image as a placeholder, and nothing larger comes later`,
        { tag: shopScreenTags(screen) },
        async ({ page, request }) => {
          const path = await pathOf(request);
          await expectPlaceholder(request, path);
          const releaseImages = await delayResponses(page, /^https?:.*\.(avif|webp|jpg)$/);
          await recordLargestPaints(page);

          await page.goto(path, { waitUntil: 'commit' });
          await page.waitForFunction(largestPaint, 'data:image/');
          releaseImages();
          const firstImages = page.locator('img[fetchpriority="high"]');
          await firstImages.first().evaluate((image: HTMLImageElement) => image.decode());

          expect(await page.evaluate(largestPaint, 'data:image/')).toBe(true);
          await expect(firstImages.and(page.locator('[loading="lazy"]'))).toHaveCount(0);
        },
      );
    }

    test(
      'the home page is painted before any of its code runs',
      { tag: '@mf-storefront/home' },
      async ({ page, request }) => {
        await expectPlaceholder(request, '/');
        // the container's script is added to the page to run it
        await page.addInitScript(() => {
          const observer = new MutationObserver(() => {
            if (document.querySelector('script[data-entry]') === null) return;
            performance.mark('entry');
            observer.disconnect();
          });
          observer.observe(document, { childList: true, subtree: true });
        });

        await page.goto('/');
        await page.waitForFunction(() => performance.getEntriesByName('entry').length > 0);

        const order = await page.evaluate(() =>
          [...performance.getEntriesByType('paint'), ...performance.getEntriesByName('entry')]
            .toSorted((one, other) => one.startTime - other.startTime)
            .map(({ name }) => name),
        );
        expect(order).toEqual(['first-paint', 'first-contentful-paint', 'entry']);
      },
    );

    testFonts();
  });

  test.describe('In a wide window', () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    testFonts();
  });
});

function testFonts(): void {
  test(
    'the home page fetches each font once, whether its head or its body preloads it',
    { tag: '@mf-storefront/home' },
    async ({ page }) => {
      const fonts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname.replace(/^.*\//, ''));
      });

      await page.goto('/', { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);

      expect(fonts).toEqual([...new Set(fonts)]);
      expect(fonts).toEqual(expect.arrayContaining([expect.stringMatching(/^outfit-latin-wght/)]));
    },
  );
}

async function firstProductPath(request: APIRequestContext): Promise<string> {
  const response = await request.get('/api/products?page_size=1');
  const { data }: ListResponse<{ slug: string }> = await response.json();
  return `/products/${data[0]?.slug}`;
}

/** Waits until the page has a placeholder, which the server makes when the page is first requested. */
async function expectPlaceholder(request: APIRequestContext, path: string): Promise<void> {
  await expect(async () => expect(await (await request.get(path)).text()).toContain('data:image/')).toPass();
}

import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ListAnswer } from '@lumora/shared-contract';
import { hold } from '../browser/hold.ts';
import { largestPaint, recordLargestPaints } from '../browser/largest-paints.ts';
import { useStory } from '../story.ts';

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

describe('What a phone shows first is drawn from the page alone, and what comes later covers it', () => {
  const story = useStory();
  const paths = { home: '/', list: '/product-display', product: '' };

  beforeAll(async () => {
    const answer = await fetch(`${story.product.url}/api/products?page_size=1`);
    const { data } = (await answer.json()) as ListAnswer<{ slug: string }>;
    paths.product = `/products/${data[0]?.slug}`;
  });

  it.each(['home', 'list', 'product'] as const)('on the page: %s', async (name) => {
    await untilWhole(story.product.url + paths[name]);
    const { page } = await story.openTab(phone);
    const letPicturesCome = await hold(page, /^https?:.*\.(avif|webp|jpg)$/);
    await recordLargestPaints(page);

    await page.goto(paths[name], { waitUntil: 'commit' });
    await page.waitForFunction(largestPaint, 'data:image/');
    letPicturesCome();
    await page
      .locator('img[fetchpriority="high"]')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());

    expect(await page.evaluate(largestPaint, 'data:image/')).toBe(true);
    expect(await page.locator('img[fetchpriority="high"][loading="lazy"]').count()).toBe(0);
  });

  it('before any of its code runs', async () => {
    await untilWhole(story.product.url);
    const { page } = await story.openTab(phone);
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
  });
});

describe('Each font is fetched once, whether head or body preloads it', () => {
  const story = useStory();

  it.each([
    ['on a phone', phone],
    ['in a wide window', { viewport: { width: 1440, height: 900 } }],
  ])('%s', async (_where, device) => {
    const { page } = await story.openTab(device);
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname.replace(/^.*\//, ''));
    });

    await page.goto('/', { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);

    expect(fonts).toEqual([...new Set(fonts)]);
    expect(fonts).toEqual(expect.arrayContaining([expect.stringMatching(/^outfit-latin-wght/)]));
  });
});

/** The coarse picture is made when it is first asked for; until it is there the page goes without. */
async function untilWhole(address: string): Promise<void> {
  const html = await (await fetch(address)).text();
  if (!html.includes('data:image/')) await untilWhole(address);
}

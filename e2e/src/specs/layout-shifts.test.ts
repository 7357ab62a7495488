import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { holdFonts, recordedShifts, recordShifts } from '../browser/layout-shifts.ts';
import { lineInPieces } from '../browser/line-in-pieces.ts';
import { shopApi } from '../product/shop-api.ts';
import { switchPopUpsOff } from '../product/switch-pop-ups-off.ts';
import { useStory } from '../story.ts';

const paths = ['/', '/#configure', '/custom-neon', '/product-display', '/gallery', '/cart', '/pages/offers'];
const visits = atEachWidth(paths);
const visitsInPieces = atEachWidth([
  '/',
  '/product-display',
  '/products/hello-gorgeous-drape-backdrop',
  '/no-such-page',
]);

describe('Nothing moves by itself', () => {
  const story = useStory();

  it.each(visits)('on $path at $width px, though the fonts come late', async ({ path, width }) => {
    const { page } = await story.openTab({ viewport: { width, height: 740 } });
    const letFontsCome = await holdFonts(page);
    await recordShifts(page);

    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await scrollThrough(page);
    letFontsCome();
    await page.waitForLoadState('networkidle');
    await scrollThrough(page);

    expect(await recordedShifts(page)).toEqual([]);
  });

  it.each(visitsInPieces)('on $path at $width px, though the page itself comes in pieces', async ({ path, width }) => {
    const line = await lineInPieces(story.product.url);
    try {
      const { page, problems } = await story.openTab({ baseURL: line.url, viewport: { width, height: 740 } });
      problems.expect(/no-such-page answered 404/);
      await recordShifts(page);

      await page.goto(path, { waitUntil: 'networkidle' });

      expect(await recordedShifts(page)).toEqual([]);
    } finally {
      line.cut();
    }
  });

  it('so on a small screen a list is found where it was left, though its cards have names of two lines', async () => {
    const { page } = await story.openTab({ viewport: { width: 520, height: 740 } });
    await page.goto('/product-display', { waitUntil: 'networkidle' });
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

  it('so on a small screen the end of a list is found where it was left for its next page', async () => {
    await switchPopUpsOff(await shopApi(story.product)); // Back would close one
    const { page } = await story.openTab({ viewport: { width: 375, height: 740 }, hasTouch: true });
    await page.goto('/product-display', { waitUntil: 'networkidle' });
    await scrollThrough(page);
    const next = page.getByRole('link', { name: 'Next', exact: true });
    await next.scrollIntoViewIfNeeded();
    const left = await topOf(next);

    await next.tap();
    await page.getByRole('link', { name: 'Previous', exact: true }).waitFor({ state: 'attached' });
    expect(await topOf(page.getByRole('heading', { level: 1 }))).toBeLessThan(370);
    await page.goBack();

    await page.getByRole('link', { name: 'Previous', exact: true }).waitFor({ state: 'detached' });
    expect(await topOf(next)).toBeCloseTo(left, 0);
  });
});

function atEachWidth(visited: string[]) {
  return visited.flatMap((path) => [375, 1440].map((width) => ({ path, width })));
}

/** px from the top of the window, when all is drawn. */
function topOf(place: Locator): Promise<number> {
  return place.evaluate(async (element) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return element.getBoundingClientRect().top;
  });
}

/** Down to the end of the page and back, so that all that is drawn on approach is there. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      window.scrollTo({ top, behavior: 'instant' });
      await drawn();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await drawn();
  });
}

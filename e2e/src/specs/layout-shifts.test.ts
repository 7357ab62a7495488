import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { holdFonts, recordedShifts, recordShifts } from '../browser/layout-shifts.ts';
import { useStory } from '../story.ts';

const paths = ['/', '/#configure', '/custom-neon', '/product-display', '/gallery', '/cart', '/pages/offers'];
const visits = paths.flatMap((path) => [375, 1440].map((width) => ({ path, width })));

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
});

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

import type { Page } from '@playwright/test';
import { expectReady } from '../../browser/expect-ready.ts';
import { launchOptions } from '../../browser/launch-browser.ts';
import { expect, test } from '../../test.ts';

// with hinting, the sizes of system fonts are whole pixels, unlike on phones
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] } });

for (const weight of [400, 600]) {
  test(
    `The texts of the shop are as wide in the fallback font as in Outfit at weight ${weight}`,
    { tag: '@mf-storefront' },
    async ({ page }) => {
      let fallback = 0;
      let outfit = 0;
      for (const path of ['/', '/product-display', '/custom-neon', '/pages/terms']) {
        await page.goto(path);
        await expectReady(page);
        fallback += await widthOfTexts(page, `${weight} 16px 'Outfit Fallback'`);
        outfit += await widthOfTexts(page, `${weight} 16px 'Outfit Variable'`);
      }

      expect(Math.abs(fallback / outfit - 1)).toBeLessThan(0.003);
    },
  );
}

/** Returns the width (px) in `font` of all texts that have its weight, each in one line. */
function widthOfTexts(page: Page, font: string): Promise<number> {
  return page.evaluate(async (font) => {
    await document.fonts.load(font);
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('The browser has no canvas.');
    context.font = font;
    let width = 0;
    for (const element of document.querySelectorAll('body :not(script, style)')) {
      if (!font.startsWith(getComputedStyle(element).fontWeight)) continue;
      for (const node of element.childNodes) {
        if (node instanceof Text) width += context.measureText(node.data.trim()).width;
      }
    }
    return width;
  }, font);
}

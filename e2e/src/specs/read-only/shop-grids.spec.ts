import type { Locator } from '@playwright/test';
import { moduleTags } from '../../pages/module-tags.ts';
import { expect, test } from '../../test.ts';

test.use({ sharesPage: true });

// the numbers of columns are those of the product specification
for (const { path, name, columns } of [
  { path: '/product-display', name: 'product list', columns: { 375: 1, 768: 2, 1440: 4 } },
  { path: '/gallery', name: 'gallery', columns: { 375: 2, 768: 3, 1440: 3 } },
]) {
  for (const [width, count] of Object.entries(columns)) {
    test(`The ${name} has ${count} columns at ${width} px`, { tag: moduleTags(path) }, async ({ page }) => {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await page.goto(path);

      await expect(async () => expect(await columnsOf(page.getByRole('main'))).toBe(count)).toPass();
    });
  }
}

/** Returns the number of different left edges of the items of the longest list. */
async function columnsOf(main: Locator): Promise<number> {
  const lists = await main
    .getByRole('list')
    .evaluateAll((elements) =>
      elements.map(({ children }) => [...children].map((item) => Math.round(item.getBoundingClientRect().left))),
    );
  const longest = lists.sort((a, b) => b.length - a.length)[0] ?? [];
  return new Set(longest).size;
}

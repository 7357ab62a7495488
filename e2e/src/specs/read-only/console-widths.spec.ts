import type { Locator } from '@playwright/test';
import { boxOf } from '../../browser/box-of.ts';
import { expectReady } from '../../browser/expect-ready.ts';
import { existingPath } from '../../pages/console-pages.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { moduleTags } from '../../pages/module-tags.ts';
import { expect, test } from '../../test.ts';

test.describe('Widths of the console', () => {
  test.use({ signedIn: true, sharesPage: true });

  for (const path of ['/admin/offers/header', '/admin/banners', '/admin/gallery?status=live']) {
    test(`The actions of a row of ${path} cover no switch`, { tag: moduleTags(path) }, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expectReady(page);
      const toggle = page.getByRole('switch').first();

      await toggle.hover();

      // fails if another element would receive the click
      await toggle.click({ trial: true });
    });
  }

  test(
    'the SKU of a variant stays visible while the other columns scroll',
    { tag: '@mf-catalog' },
    async ({ page, api }) => {
      const [grid, sku] = [page.getByRole('grid'), page.getByRole('columnheader', { name: 'SKU / ID' })];
      await page.setViewportSize({ width: 1200, height: 900 });
      await page.goto(await existingPath('/admin/products/:id/edit?tab=variants', api));
      await expect(sku).toBeVisible();

      await grid.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));

      const [gridBox, skuBox] = [await grid.boundingBox(), await sku.boundingBox()];
      expect(await grid.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
      expect(skuBox?.x).toBeCloseTo(gridBox?.x ?? 0);
    },
  );

  test(
    'the attributes of a variant are complete, and have no SKU beside them, on a screen 768 px wide',
    { tag: '@mf-catalog' },
    async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await page.goto('/admin/product-variant-stocks');
      await expectReady(page);
      await expect(page.getByRole('columnheader', { name: 'SKU' })).toHaveCount(0);

      for (const text of await page.getByRole('gridcell').locator('small').all()) {
        expect(await text.evaluate(isCut)).toBe(false);
      }
    },
  );

  for (const width of [375, 768, 1440]) {
    test(
      `the thumbnail of a pop-up offer has the format of its picture on a screen ${width} px wide`,
      { tag: '@mf-promotions' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/admin/offers/popup');
        await expectReady(page);

        const thumbnail = await boxOf(page.getByRole('gridcell').locator('img').first());
        expect(thumbnail.width / thumbnail.height).toBeCloseTo(16 / 10);
      },
    );
  }

  test(
    'the attributes of a variant are complete on the tab of its product on a screen 768 px wide',
    { tag: '@mf-catalog' },
    async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await page.goto('/admin/product-variants?q=Arjun+weds+Tara');
      await page.getByRole('gridcell').getByRole('link').first().click();
      const attributes = page.getByRole('grid', { name: /^Variants of / }).getByTitle(/Warm White/);
      await expect(attributes.first()).toBeVisible();

      for (const text of await attributes.all()) expect(await text.evaluate(isCut)).toBe(false);
    },
  );

  for (const width of [768, 1440]) {
    test(
      `the comments of reviews and the buttons beside them are complete on a screen ${width} px wide`,
      { tag: '@mf-sales' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/admin/reviews');
        const comments = page.getByRole('gridcell').getByTitle(/\.$/);
        await expect(comments.first()).toBeVisible();

        for (const comment of await comments.all()) {
          const isClamped = await comment.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
          expect(isClamped, (await comment.textContent()) ?? '').toBe(false);
        }
        const cell = page.getByRole('gridcell').filter({ has: page.getByRole('button', { name: /^Approve / }) });
        const cutPx = await cell.first().evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(cutPx).toBe(0);
      },
    );
  }

  for (const hasTouch of [false, true]) {
    test.describe(hasTouch ? 'on a touch screen' : 'with a mouse', () => {
      test.use({ hasTouch, sharesPage: !hasTouch });

      test(
        'the cells of a review have their first lines, checkbox, button or state, and menu on one line on a screen 768 px wide',
        { tag: '@mf-sales' },
        async ({ page }) => {
          await page.setViewportSize({ width: 768, height: 900 });
          await page.goto('/admin/reviews');
          await expectReady(page);
          const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
          await expect(rows.filter({ hasText: 'Approved' }).first()).toBeVisible();
          await expectFirstLinesAligned(rows);

          await page.getByRole('button', { name: 'Toggle Columns' }).click();
          await page.getByRole('menuitemcheckbox', { name: 'Photo' }).click();
          await page.keyboard.press('Escape');
          await expect(rows.getByRole('img')).toHaveCount(0);
          await expectFirstLinesAligned(rows);
        },
      );
    });
  }

  test(
    'the button that approves a review is between its state and its menu, on one line, on a screen 1440 px wide',
    { tag: '@mf-sales' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/admin/reviews');
      await expectReady(page);
      const row = page.getByRole('row').filter({ hasText: 'Waiting' }).first();

      const chip = await boxOf(row.getByText('Waiting', { exact: true }));
      const button = await boxOf(row.getByRole('button', { name: /^Approve / }));
      const menu = await boxOf(row.getByRole('button', { name: /^More actions/ }));
      expect(button.x).toBeGreaterThan(chip.x + chip.width);
      expect(menu.x).toBeGreaterThanOrEqual(button.x + button.width);
      for (const { y, height } of [chip, menu]) {
        expect(Math.abs(y + height / 2 - button.y - button.height / 2)).toBeLessThanOrEqual(1);
      }
    },
  );

  test('the list of modules shows the state of each on a screen 768 px wide', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/admin/modules');
    await expectReady(page);

    await expect(page.getByRole('row', { name: /Catalog/ }).getByText('Live', { exact: true })).toBeVisible();
  });

  for (const width of [375, 768, 1440]) {
    test(
      `the calendar of banners shows no part of a label on a screen ${width} px wide`,
      { tag: '@mf-promotions' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/admin/banners');
        await expectReady(page);
        const calendar = page.getByRole('region', { name: 'Calendar' });
        const bars = calendar.getByRole('listitem').getByRole('button');
        await expect(bars.first()).toBeVisible();

        for (const day of await calendar.getByTitle(/^\w+, \d+ \w+$/).all()) {
          expect(await day.evaluate(hiddenWidthOf), (await day.textContent()) ?? '').toBe(0);
        }
        for (const bar of await bars.all()) {
          const [frame, name] = [await bar.boundingBox(), await bar.locator('> span').boundingBox()];
          const isBelow = (name?.y ?? 0) >= (frame?.y ?? 0) + (frame?.height ?? 0) - 1;
          const isInside = (name?.width ?? 0) <= (frame?.width ?? 0);
          expect(isBelow || isInside).toBe(true);
        }
      },
    );
  }

  for (const path of ['/admin/settings', '/admin/custom-neon']) {
    test(
      `The only button that saves ${path} is in view at both ends of the page on screens 375, 768 and 1440 px wide`,
      { tag: moduleTags(path) },
      async ({ page }) => {
        await page.setViewportSize({ width: 375, height: 740 });
        await page.goto(path);
        await expectReady(page);
        const save = page.getByRole('button', { name: 'Save changes' });
        await expect(save).toBeHidden();
        await page.getByRole('main').locator('form input').first().pressSequentially('1');

        for (const width of [375, 768, 1440]) {
          await page.setViewportSize({ width, height: 740 });
          for (const end of ['top', 'bottom']) {
            const top = end === 'top' ? 0 : await page.evaluate(() => document.body.scrollHeight);
            await page.evaluate((to) => window.scrollTo({ top: to }), top);
            await expect(save).toBeInViewport({ ratio: 1 });
          }
        }
      },
    );
  }

  for (const width of [375, 1440]) {
    test(
      `the list of offers is above their calendar on a screen ${width} px wide`,
      { tag: '@mf-promotions' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.goto('/admin/offers/header');
        await expectReady(page);

        const list = await page.getByRole('grid').boundingBox();
        const calendar = await page.getByRole('region', { name: 'Calendar' }).boundingBox();
        expect(list?.y).toBeLessThan(calendar?.y ?? 0);
      },
    );
  }

  test('the sidebar shows all pages on a screen of 1440 × 900 px', async ({ page }) => {
    const frame = consoleFrame(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/admin');

    for (const label of ['Dashboard', 'Modules']) {
      await expect(frame.navLink(label)).toBeInViewport({ ratio: 1 });
    }
  });

  test('the sidebar is a rail of icons on a screen 768 px wide, and opens over the page', async ({ page }) => {
    const frame = consoleFrame(page);
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/admin');
    await expect(frame.dashboard).toBeVisible();

    expect((await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.width).toBeLessThanOrEqual(56);
    await expect(frame.navLink('Products')).toBeVisible();
    expect((await frame.navLink('Products').boundingBox())?.height).toBe(40);
    await frame.menuButton.click();

    await expect(frame.drawer.getByRole('link', { name: 'Products', exact: true })).toHaveText('Products');
  });
});

async function expectFirstLinesAligned(rows: Locator): Promise<void> {
  for (const row of await rows.all()) {
    const [, ...textCells] = (await row.getByRole('gridcell').all()).slice(0, -1);
    const controls = [row.getByRole('checkbox'), row.getByRole('button', { name: /^More actions/ })];
    const boxes = await Promise.all(controls.map(boxOf));
    const middles = [
      ...(await Promise.all(textCells.map((cell) => cell.evaluate(middleOfFirstLine)))),
      ...boxes.map(({ y, height }) => y + height / 2),
    ];
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  }
}

/** Returns the vertical position (px) of the middle of the first line of the element's text. */
function middleOfFirstLine(element: Node): number {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  const range = document.createRange();
  range.selectNodeContents(text ?? element);
  const [line] = range.getClientRects();
  return line ? line.y + line.height / 2 : NaN;
}

/** Returns the width (px) to which the element has to be scrolled to see all of it. */
function hiddenWidthOf({ scrollWidth, clientWidth }: HTMLElement | SVGElement): number {
  return scrollWidth - clientWidth;
}

/** Returns whether the element hides a part of its text. */
function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement | SVGElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

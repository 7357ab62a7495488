import type { Locator } from '@playwright/test';
import { boxOf } from '../../browser/box-of.ts';
import { expectReady } from '../../browser/expect-ready.ts';
import { existingPath } from '../../pages/console-pages.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { moduleTags } from '../../pages/module-tags.ts';
import { expect, test } from '../../test.ts';

test.describe('Alignment of the console', () => {
  test.use({ signedIn: true, sharesPage: true });

  for (const [path, rail, button] of [
    ['/admin/settings', 'As shoppers see it', 'Save changes'],
    ['/admin/custom-neon', 'Try it', 'Save changes'],
    ['/admin/orders/:id', 'Customer', 'Print packing slip'],
  ] as const) {
    test(
      `the rail of ${path} ends where lists and buttons do on a screen 1440 px wide`,
      { tag: moduleTags(path) },
      async ({ page, api }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(await existingPath(path, api));
        await expectReady(page);

        const title = await page.getByRole('heading', { level: 1 }).boundingBox();
        const end = await rightEdge(page.getByLabel(rail, { exact: true }));

        // the end of every list
        expect(end).toBe(1440 - 24);
        expect(title?.x).toBe(288 + 24);
        expect(await rightEdge(page.getByRole('button', { name: button }))).toBe(end);
      },
    );
  }

  test('the fields of both columns of Custom Neon begin on one line', { tag: '@mf-catalog' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/admin/custom-neon');
    await expectReady(page);

    const [rate, text] = [page.getByText('Base price').first(), page.getByText('Text', { exact: true })];
    expect((await boxOf(text)).y).toBe((await boxOf(rate)).y);
  });

  for (const path of ['/admin/settings', '/admin/profile']) {
    test(`the header of ${path} ends 16 px below its description`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expectReady(page);
      const header = page.getByRole('main').locator('header');

      const [{ y, height }, bar] = [await boxOf(header), await boxOf(header.locator('..'))];
      expect(bar.y + bar.height - (y + height)).toBe(16 + 1);
    });
  }

  test(
    'the first control after “Skip to content” is below the top bar',
    { tag: '@mf-promotions' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 600 });
      await page.goto('/admin/offers/header');
      await expectReady(page);

      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');

      const create = page.getByRole('button', { name: 'Create header offer' });
      await expect(create).toBeFocused();
      expect((await create.boundingBox())?.y).toBeGreaterThanOrEqual(56);
    },
  );

  for (const path of ['/admin/products/create', '/admin/products/:id/edit']) {
    test(
      `the rail of ${path} is 24 px beside the fields and ends where lists and buttons do on a screen 1440 px wide`,
      { tag: '@mf-catalog' },
      async ({ page, api }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(await existingPath(path, api));
        await expectReady(page);

        const rail = await page.getByLabel('About this product').boundingBox();

        expect((rail?.x ?? 0) + (rail?.width ?? 0)).toBe(1440 - 24);
        expect(rail?.width).toBe(320);
        expect(rail?.x).toBe((await rightEdge(page.locator('main form'))) + 24);
        expect(await rightEdge(page.getByRole('button', { name: /^(Create product|Save changes)$/ }))).toBe(
          (rail?.x ?? 0) + 320,
        );
      },
    );
  }

  test(
    'what follows the headings of the rail is 16 px below them, and a name makes the preview no higher',
    { tag: '@mf-catalog' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/admin/products/create');
      await expectReady(page);
      const rail = page.getByLabel('About this product');
      const preview = rail.getByRole('region', { name: 'Search preview' });

      for (const heading of await rail.getByRole('heading').all()) {
        const { y, height } = await boxOf(heading);
        expect((await boxOf(heading.locator('xpath=following-sibling::*[1]'))).y - y - height).toBe(16);
      }
      const { height } = await boxOf(preview);
      await page.getByLabel('Name', { exact: true }).fill('N');
      await expect(preview.getByText('N', { exact: true })).toBeVisible();
      expect((await boxOf(preview)).height).toBe(height);
    },
  );

  test(
    'the link back to the list is in the line of the breadcrumb, and the image before the title begins below it',
    { tag: '@mf-catalog' },
    async ({ page, api }) => {
      const { breadcrumb } = consoleFrame(page);
      await page.goto(await existingPath('/admin/products/:id/edit', api));
      await expectReady(page);

      const image = await page.locator('main header img').boundingBox();
      expect((await breadcrumb.boundingBox())?.x).toBe(image?.x);
      await breadcrumb.getByRole('link', { name: 'Back to list' }).click();
      await expect(page).toHaveURL('/admin/products');
    },
  );

  test('the counts of the dashboard are rows of one card on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 1024 });
    await page.goto('/admin');
    await expectReady(page);
    const list = page.getByRole('list', { name: 'To do' });
    const counts = list.getByRole('link');
    await expect(counts).toHaveCount(5);

    const listWidth = (await list.boundingBox())?.width ?? 0;
    for (const count of await counts.all()) {
      expect(await count.boundingBox()).toMatchObject({ width: listWidth - 2, height: 48 });
    }
  });

  for (const width of [768, 1440]) {
    test(`the counts of the dashboard are tiles of one size in one row on a screen ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1024 });
      await page.goto('/admin');
      await expectReady(page);
      const counts = page.getByRole('list', { name: 'To do' }).getByRole('link');
      await expect(counts).toHaveCount(5);

      const boxes = await Promise.all((await counts.all()).map(async (count) => count.boundingBox()));
      expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
      expect(new Set(boxes.map((box) => box?.height)).size).toBe(1);
      const widths = boxes.map((box) => box?.width ?? 0);
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
      await expect(counts.first()).toHaveCSS('padding-left', width === 768 ? '12px' : '16px');
    });
  }

  for (const width of [375, 768, 1440]) {
    test(`the avatar ends where the page does on a screen ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/admin');
      await expectReady(page);

      const avatar = await page
        .getByRole('button', { name: /^Account of / })
        .locator('span')
        .boundingBox();
      const card = await page.getByRole('region', { name: 'Recent changes' }).boundingBox();
      expect((avatar?.x ?? 0) + (avatar?.width ?? 0)).toBeCloseTo((card?.x ?? 0) + (card?.width ?? 0));
    });
  }

  for (const width of [768, 1440]) {
    test(
      `the menu of a row is below the last button of the toolbar on a screen ${width} px wide`,
      { tag: '@mf-catalog' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/admin/products');
        await expectReady(page);

        const menu = page.getByRole('button', { name: /^More actions for / }).first();
        const tool = page.getByRole('button', { name: 'Export CSV' });
        expect(await centre(menu)).toBe(await centre(tool));
      },
    );
  }

  for (const path of ['/admin/product-variants', '/admin/product-variant-stocks']) {
    test(
      `the header Stock of ${path} ends where its numbers do on a screen 768 px wide`,
      { tag: '@mf-catalog' },
      async ({ page }) => {
        await page.setViewportSize({ width: 768, height: 900 });
        await page.goto(path);
        await expectReady(page);
        const header = page.getByRole('columnheader', { name: 'Stock' });
        const field = page.getByRole('row').nth(1).getByRole('gridcell').filter({ hasText: /^\d+$/ });

        const end = await header.getByText('Stock', { exact: true }).evaluate(endOfText);
        expect(end).toBeCloseTo(await field.evaluate(endOfText), 0);
        expect(await header.getByText('Stock', { exact: true }).evaluate(isCut)).toBe(false);
      },
    );
  }

  test('the header Stock is at the same place in a list without rows', { tag: '@mf-catalog' }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/admin/product-variants');
    await expectReady(page);
    const header = page.getByRole('columnheader', { name: 'Stock' }).getByText('Stock', { exact: true });
    const end = await header.evaluate(endOfText);

    await page.getByPlaceholder('Search table…').fill('no such variant');

    await expect(page.getByRole('row')).toHaveCount(1);
    expect(await header.evaluate(endOfText)).toBe(end);
  });

  for (const [path, button] of [
    ['/admin/banners', 'Create banner'],
    ['/admin/vouchers', 'More'],
  ] as const) {
    test(
      `the description of ${path} ends before the buttons on a screen 768 px wide`,
      { tag: '@mf-promotions' },
      async ({ page }) => {
        await page.setViewportSize({ width: 768, height: 900 });
        await page.goto(path);
        await expectReady(page);

        const header = page.getByRole('main').locator('header');
        const actions = await header.getByRole('button', { name: button }).boundingBox();
        expect(await rightEdge(header.locator('p'))).toBeLessThan(actions?.x ?? 0);
      },
    );
  }

  test('the search begins where the page does on a screen 1440 px wide', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/admin');
    await expectReady(page);

    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(
      (
        await page
          .getByRole('banner')
          .getByRole('button', { name: /Search/ })
          .boundingBox()
      )?.x,
    ).toBe(title?.x);
  });
});

/** Returns the horizontal position (px) of the middle of the element. */
async function centre(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${element.toString()} is not visible.`);
  return box.x + box.width / 2;
}

/** Returns the horizontal position (px) at which the element ends. */
async function rightEdge(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${element.toString()} is not visible.`);
  return box.x + box.width;
}

/** Returns the horizontal position (px) at which the text of the element ends. */
function endOfText(element: HTMLElement | SVGElement): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return Math.max(...[...range.getClientRects()].map(({ right }) => right));
}

/** Returns whether the element hides a part of its text. */
function isCut({ scrollWidth, clientWidth }: HTMLElement | SVGElement): boolean {
  return scrollWidth > clientWidth;
}

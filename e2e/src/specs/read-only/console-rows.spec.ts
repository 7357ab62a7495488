import type { Locator } from '@playwright/test';
import { boxOf } from '../../browser/box-of.ts';
import { delayResponses } from '../../browser/delay-responses.ts';
import { expectReady } from '../../browser/expect-ready.ts';
import { moduleTags } from '../../pages/module-tags.ts';
import { expect, test } from '../../test.ts';

test.describe('Rows of the console', () => {
  test.use({ signedIn: true, sharesPage: true });

  test('the second line of a cell is lighter and smaller than its title', { tag: '@mf-catalog' }, async ({ page }) => {
    await page.goto('/admin/products');
    await expectReady(page);
    const name = page.getByRole('gridcell').getByRole('link').first();
    const slug = page.getByRole('gridcell').locator('small').first();

    await expect(name).toHaveCSS('font-weight', '500');
    await expect(slug).toHaveCSS('font-weight', '400');
    await expect(slug).toHaveCSS('font-size', '12px');
    await expect(slug).toHaveCSS('line-height', '16px');
  });

  test('only the checkbox of a selected row is filled in the dark scheme', { tag: '@mf-catalog' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/admin/products');
    await expectReady(page);
    const [selected, other] = [page.getByRole('checkbox').nth(1), page.getByRole('checkbox').nth(2)];

    await selected.check();

    await expect(other).toHaveCSS('appearance', 'none');
    await expect(other).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(selected).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('only the last image of a product has a line below it', { tag: '@mf-catalog' }, async ({ page }) => {
    const product = 'Oh Baby Floral Moon';
    await page.goto(`/admin/product-images?q=${encodeURIComponent(product)}`);
    await expectReady(page);
    const cellOf = (position: string) =>
      page.getByRole('row', { name: product }).filter({ hasText: position }).getByRole('gridcell').first();

    await expect(cellOf('5 of 5')).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
    for (const position of ['1 of 5', '4 of 5'])
      await expect(cellOf(position)).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
  });

  test(
    'Filters has the height of the search field and the border of other buttons, and a late count moves no view',
    { tag: '@mf-sales' },
    async ({ page }) => {
      const [views, search] = [page.getByRole('navigation', { name: 'Views' }), page.getByPlaceholder('Search table…')];
      const filters = page.getByRole('button', { name: 'Filters' });
      const buttons = [filters, page.getByRole('button', { name: /^Approve / }).first()];
      const showCounts = await delayResponses(page, /state=waiting/);
      await page.goto('/admin/reviews');
      const { x } = await boxOf(views.getByRole('link', { name: 'Hidden' }));

      expect((await boxOf(filters)).height).toBe(36);
      expect((await boxOf(search.locator('..'))).height).toBe(36);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
        await expect.poll(async () => new Set(await Promise.all(buttons.map(borderColorOf))).size).toBe(1);
      }
      showCounts();

      await expect(views.getByRole('link', { name: /^Waiting \d/ })).toBeVisible();
      expect((await boxOf(views.getByRole('link', { name: 'Hidden' }))).x).toBe(x);
    },
  );

  test('the columns of the orders share a wide screen', { tag: '@mf-sales' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/admin/orders');
    await expectReady(page);

    expect((await boxOf(page.getByRole('columnheader', { name: 'Customer' }))).width).toBeLessThan(220);
  });

  test(
    'the rows of a phone have their status in the middle of their height, between the text and the menu',
    { tag: '@mf-promotions' },
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 740 });
      await page.goto('/admin/banners');
      await expectReady(page);
      const status = /^(Draft|Ended|Live|Scheduled)$/;
      const rows = page.getByRole('row').filter({ has: page.getByText(status) });
      await expect(rows.first()).toBeVisible();

      for (const row of await rows.all()) {
        const text = await boxOf(row.getByRole('gridcell').first().locator('[title]'));
        const chip = await boxOf(row.getByText(status));
        const menu = await boxOf(row.getByRole('button', { name: /^More actions for/ }));

        expect(Math.abs(chip.y + chip.height / 2 - (menu.y + menu.height / 2))).toBeLessThanOrEqual(1);
        expect(chip.x).toBeGreaterThanOrEqual(text.x + text.width);
        expect(menu.x - (chip.x + chip.width)).toBeLessThanOrEqual(12);
        expect((await boxOf(row.getByRole('gridcell').last())).width).toBe(44);
      }
    },
  );

  test(
    'a review has its product in the cell of its author or its comment, and most of the width for its comment',
    { tag: '@mf-sales' },
    async ({ page }) => {
      await page.goto('/admin/reviews');
      await expectReady(page);
      const headers = page.getByRole('columnheader');

      for (const [width, minWidth] of [
        [768, 280],
        [1440, 440],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });

        await expect(page.getByRole('gridcell').getByRole('link').first()).toBeVisible();
        await expect(headers.filter({ hasText: 'Product' })).toHaveCount(0);
        // the grid replaces its headers when its width changes, and between two of them there is no box
        await expect
          .poll(async () => (await headers.filter({ hasText: 'Comment' }).boundingBox())?.width ?? 0)
          .toBeGreaterThan(minWidth);
      }
    },
  );

  test(
    'titles of promotions have the width that their schedules do not need',
    { tag: '@mf-promotions' },
    async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await page.goto('/admin/banners');
      await expectReady(page);
      const always = page.getByRole('gridcell', { name: 'Always' }).getByText('Always');

      expect((await boxOf(page.getByRole('columnheader', { name: 'Title' }))).width).toBeGreaterThan(270);
      await expect(always.first()).not.toHaveCSS(
        'color',
        await page.getByRole('grid').evaluate((grid) => getComputedStyle(grid).color),
      );
    },
  );

  test(
    'names of products are complete at 768 px, beside their lowest prices',
    { tag: '@mf-catalog' },
    async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await page.goto('/admin/products');
      await expectReady(page);
      const names = page.getByRole('gridcell').getByRole('link');
      await expect(page.getByRole('gridcell', { name: /^from ₹/ }).first()).toBeVisible();

      for (const name of await names.all()) {
        const cell = await boxOf(name.locator('xpath=ancestor::*[@role="gridcell"]'));
        const { x, width } = await boxOf(name);
        expect(x + width).toBeLessThanOrEqual(cell.x + cell.width - 12);
      }
    },
  );

  test('a product has its state as a chip, and its category, at 768 px', { tag: '@mf-catalog' }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/admin/products');
    await expectReady(page);

    const state = page.getByRole('gridcell').getByText('Active', { exact: true }).first();
    await expect(state).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.getByRole('gridcell').locator('small').first()).toHaveText(/^[A-Z]/);
  });

  test('all products have their state in the middle of the row at 768 px', { tag: '@mf-catalog' }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/admin/products');
    await expectReady(page);
    const states = page.getByRole('gridcell', { name: /^(Not )?Active$|^Draft$/ });
    await expect(states.first()).toBeVisible();

    for (const state of await states.all()) {
      const [cell, chip] = [await boxOf(state), await boxOf(state.getByText(/^(Active|Draft)$/).first())];
      expect(Math.abs(chip.y + chip.height / 2 - (cell.y + cell.height / 2))).toBeLessThanOrEqual(1);
    }
  });

  test(
    'the status of a promotion begins below its header, and the switches are below each other',
    { tag: '@mf-promotions' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/admin/vouchers');
      await expectReady(page);
      const { x } = await boxOf(page.getByRole('columnheader', { name: 'Status' }).getByText('Status'));
      await expect(page.getByRole('switch', { checked: true }).first()).toBeVisible();
      await expect(page.getByRole('switch', { checked: false }).first()).toBeVisible();

      for (const status of await page
        .getByRole('gridcell')
        .getByText(/^(Draft|Ended|Live|Scheduled)$/)
        .all()) {
        expect(Math.abs((await boxOf(status)).x - x)).toBeLessThanOrEqual(1);
      }
      const trackOf = (toggle: Locator) => boxOf(toggle.locator('xpath=../following-sibling::*[1]'));
      const first = await trackOf(page.getByRole('switch').first());
      for (const toggle of await page.getByRole('switch').all()) {
        const track = await trackOf(toggle);
        const thumb = await boxOf(toggle.locator('xpath=following-sibling::*[1]'));
        expect(track.x).toBeCloseTo(first.x, 0);
        expect(thumb.x).toBeGreaterThan(track.x);
        expect(thumb.x + thumb.width).toBeLessThan(track.x + track.width);
      }
      expect(first.x).toBeCloseTo((await boxOf(page.getByRole('columnheader').getByText('Active'))).x, 0);
    },
  );

  for (const path of ['/admin/banners', '/admin/festival-banners', '/admin/offers/popup']) {
    test(
      `the second line of a promotion of ${path} is complete at 768 px`,
      { tag: '@mf-promotions' },
      async ({ page }) => {
        await page.setViewportSize({ width: 768, height: 1024 });
        await page.goto(path);
        await expectReady(page);
        const lines = page.getByRole('gridcell').locator('small');
        await expect(lines.first()).toBeVisible();

        for (const line of await lines.all()) expect(await line.evaluate(isCutInWidth)).toBe(false);
      },
    );
  }

  for (const [path, maxHeight] of [
    ['/admin/products', 16],
    ['/admin/orders', 16],
    ['/admin/banners', 16],
    ['/admin/product-variant-stocks', 16],
    ['/admin/product-variants', 32], // two lines
    ['/admin/vouchers', 32],
  ] as const) {
    test(
      `the details of a row of ${path} on a phone are at most ${maxHeight} px high, and no short one is cut`,
      { tag: moduleTags(path) },
      async ({ page }) => {
        await page.setViewportSize({ width: 375, height: 740 });
        await page.goto(path);
        await expectReady(page);
        const lines = page.getByRole('gridcell').locator('small');
        await expect(lines.first()).toBeVisible();

        for (const line of await lines.filter({ visible: true }).all()) {
          expect((await boxOf(line)).height).toBeLessThanOrEqual(maxHeight);
        }
        for (const detail of await lines.locator('> span').all()) {
          const text = (await detail.textContent()) ?? '';
          if (text.length <= 23) expect(await detail.evaluate(isCutInWidth), text).toBe(false);
        }
      },
    );
  }
});

const borderColorOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).borderColor);

/** Returns whether the element hides a part of its text. */
function isCutInWidth({ scrollWidth, clientWidth }: HTMLElement | SVGElement): boolean {
  return scrollWidth > clientWidth;
}

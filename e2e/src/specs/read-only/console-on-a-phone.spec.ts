import type { Locator } from '@playwright/test';
import { boxOf } from '../../browser/box-of.ts';
import { expectReady } from '../../browser/expect-ready.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { existingPath } from '../../pages/console-pages.ts';
import { moduleTags } from '../../pages/module-tags.ts';
import { expect, test } from '../../test.ts';

test.describe('Console on a phone', () => {
  test.use({ signedIn: true, sharesPage: true, viewport: { width: 375, height: 740 } });

  test(
    'the breadcrumb names the page only on a wide screen, below which its heading does',
    { tag: '@mf-catalog' },
    async ({ page }) => {
      const { breadcrumb } = consoleFrame(page);
      await page.goto('/admin/product-images');
      await expectReady(page);

      await expect(breadcrumb.getByRole('link', { name: 'Products' })).toBeVisible();
      await expect(breadcrumb.getByText('Product Images')).toBeHidden();
      await page.setViewportSize({ width: 768, height: 1024 });
      await expect(breadcrumb.getByText('Product Images')).toBeHidden();
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(breadcrumb.getByText('Product Images')).toBeVisible();
    },
  );

  test(
    'each SKU of an order is complete and has the width of its line',
    { tag: '@mf-sales' },
    async ({ page, api }) => {
      await page.goto(await existingPath('/admin/orders/:id', api));
      await expectReady(page);
      const signs = page.getByRole('region', { name: 'Signs' });
      const skus = signs.getByText(/^LUM-/);
      await expect(skus.first()).toBeVisible();

      for (const sku of await skus.all()) {
        expect(await sku.evaluate(isCut)).toBe(false);
        const [line, text] = [await boxOf(signs.getByRole('listitem').first()), await boxOf(sku)];
        expect(text.x + text.width).toBeCloseTo(line.x + line.width - 16, 0);
      }
    },
  );

  test('the first card of Custom Neon is 16 px below the header', { tag: '@mf-catalog' }, async ({ page }) => {
    await page.goto('/admin/custom-neon');
    await expectReady(page);
    const header = await boxOf(page.getByText(/^Prices of signs that shoppers design/));

    const card = page.locator('.MuiPaper-root').filter({ has: page.getByRole('heading', { name: 'Every sign' }) });
    expect((await boxOf(card)).y - (header.y + header.height)).toBe(16);
  });

  for (const path of ['/admin/categories', '/admin/reviews', '/admin/product-images']) {
    test(
      `the menu of a row of ${path} is below the options of the table`,
      { tag: moduleTags(path) },
      async ({ page }) => {
        await page.goto(path);
        await expectReady(page);

        const menu = page.getByRole('button', { name: /^More actions for / }).first();
        expect(await centreX(menu)).toBe(await centreX(page.getByRole('button', { name: 'Table options' })));
      },
    );
  }

  test('the description of a page that is a form is above the line of its header', async ({ page }) => {
    await page.goto('/admin/profile');
    await expectReady(page);
    const [title, description] = [page.getByRole('heading', { level: 1 }), page.getByText(/^Your name, email and/)];

    await expect(title.locator('../..')).toHaveCSS('border-bottom-width', '0px');
    await expect(description).toHaveCSS('border-bottom-width', '1px');
    const [above, below] = [await title.boundingBox(), await description.boundingBox()];
    expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeLessThan(12);
  });

  test('the slug of a product has a lighter border than its name', { tag: '@mf-catalog' }, async ({ page, api }) => {
    await page.goto(await existingPath('/admin/products/:id/edit', api));
    await expectReady(page);
    const borderOf = (label: string) =>
      page
        .getByLabel(label, { exact: true })
        .locator('xpath=following-sibling::fieldset')
        .evaluate((border) => getComputedStyle(border).borderColor);

    expect(await borderOf('Slug')).not.toBe(await borderOf('Name'));
  });

  test('an image of a product is as large as a row of 64 px allows', { tag: '@mf-catalog' }, async ({ page }) => {
    await page.goto('/admin/product-images');
    await expectReady(page);

    expect(await page.getByRole('gridcell').locator('img').first().boundingBox()).toMatchObject({
      width: 38,
      height: 48,
    });
  });

  test('checkbox, button and menu of a review are in one line', { tag: '@mf-sales' }, async ({ page }) => {
    await page.goto('/admin/reviews');
    await expectReady(page);
    const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Approve / }) });
    await selectByMenu(rows.first());
    await expect(rows.first().getByRole('checkbox')).toBeChecked();

    for (const row of await rows.all()) {
      const button = await centreY(row.getByRole('button', { name: /^Approve / }));
      expect(await centreY(row.getByRole('checkbox'))).toBeCloseTo(button, 0);
      expect(await centreY(row.getByRole('button', { name: /^More actions for / }))).toBeCloseTo(button, 0);
    }
  });

  test('the button of a review has its border at its edge, 44 px high', { tag: '@mf-sales' }, async ({ page }) => {
    await page.goto('/admin/reviews');
    await expectReady(page);
    const button = page.getByRole('button', { name: /^Approve / }).first();

    expect((await boxOf(button)).height).toBe(44);
    await expect(button).toHaveCSS('border-width', '1px');
  });

  test('the product of a review is on the line below its rating and day', { tag: '@mf-sales' }, async ({ page }) => {
    await page.goto('/admin/reviews');
    await expectReady(page);
    const product = page.getByText('Bloom Where You Are Floro Wall', { exact: true }).first();
    const details = product.locator('..').getByText(/^\d ★ · /);

    expect((await boxOf(product)).y - (await boxOf(details)).y).toBe(16);
  });

  test(
    'the actions for selected rows are at the bottom of the screen, and those for the list stay usable',
    { tag: '@mf-catalog' },
    async ({ page }) => {
      await page.goto('/admin/products');
      await expectReady(page);
      await expect(page.getByRole('checkbox')).toHaveCount(0);

      await selectByMenu(page.getByRole('row', { name: /More actions for / }).nth(6));

      await expect(page.getByRole('checkbox', { name: /^Select / }).nth(6)).toBeVisible();
      const clear = await boxOf(page.getByRole('button', { name: 'Clear' }));
      expect(clear.y).toBeGreaterThan(740 - 56);
      await page.getByRole('button', { name: 'Filters' }).click({ trial: true });
    },
  );

  test('changes of selected rows are saved above the actions for them', { tag: '@mf-catalog' }, async ({ page }) => {
    await page.goto('/admin/product-variants');
    await expectReady(page);
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check();
    await page.getByRole('button', { name: 'Set prices or stock' }).click();
    await page.getByRole('textbox', { name: 'New value' }).fill('=9');
    await page.keyboard.press('Enter');

    await page.getByRole('button', { name: 'Save all' }).click({ trial: true });

    await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible();
  });

  test('the products of reviews are complete', { tag: '@mf-sales' }, async ({ page }) => {
    await page.goto('/admin/reviews');
    await expectReady(page);
    const products = page
      .getByRole('gridcell')
      .locator('small')
      .filter({ hasText: /^\d ★ · / });
    await expect(products.filter({ hasText: 'Bloom Where You Are Floro Wall' }).first()).toBeVisible();

    for (const product of await products.all()) expect(await product.evaluate(isCut)).toBe(false);
  });

  test('the comments of reviews are complete', { tag: '@mf-sales' }, async ({ page }) => {
    await page.goto('/admin/reviews');
    await expectReady(page);
    const comments = page.getByRole('row').locator('small:last-child');
    await expect(comments.filter({ hasText: /.{160}/ }).first()).toHaveCSS('font-size', '13px');

    for (const comment of await comments.all()) expect(await comment.evaluate(isCut)).toBe(false);
  });

  test(
    'the images of a product are cards on the page, not in a card',
    { tag: '@mf-catalog' },
    async ({ page, api }) => {
      await page.goto(await existingPath('/admin/products/:id/edit?tab=media', api));
      await expectReady(page);

      const image = page.getByRole('list', { name: 'Images' }).getByRole('listitem').first();
      expect((await image.boundingBox())?.x).toBe(16);
      await expect(page.getByRole('region', { name: 'Images of the product' })).toHaveCSS('border-width', '0px');
    },
  );

  test('the words of a chip are at least 3 px apart', async ({ page }) => {
    await page.goto('/admin/profile');
    await expectReady(page);

    const spaceWidth = await page.getByText('This device', { exact: true }).evaluate(({ firstChild }) => {
      const range = document.createRange();
      if (firstChild === null) return 0;
      range.setStart(firstChild, 'This'.length);
      range.setEnd(firstChild, 'This '.length);
      return range.getBoundingClientRect().width;
    });
    expect(spaceWidth).toBeGreaterThanOrEqual(3);
  });

  for (const path of [
    '/admin/products',
    '/admin/vouchers',
    '/admin/offers/header',
    '/admin/offers/popup',
    '/admin/product-images',
    '/admin/product-variants',
    '/admin/product-variant-stocks',
  ]) {
    test(`every row of ${path} is 64 px high on a phone`, { tag: moduleTags(path) }, async ({ page }) => {
      await page.goto(path);
      await expectReady(page);
      const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
      await expect(rows.first()).toBeVisible();

      for (const row of await rows.all()) expect((await boxOf(row)).height).toBe(64);
    });
  }
});

async function selectByMenu(row: Locator): Promise<void> {
  await row.getByRole('button', { name: /^More actions for / }).click();
  await row.page().getByRole('menuitem', { name: 'Select' }).click();
}

/** Returns the horizontal position (px) of the middle of the element. */
async function centreX(element: Locator): Promise<number> {
  const { x, width } = await boxOf(element);
  return x + width / 2;
}

/** Returns the vertical position (px) of the middle of the element. */
async function centreY(element: Locator): Promise<number> {
  const { y, height } = await boxOf(element);
  return y + height / 2;
}

/** Returns whether the element hides a part of its text. */
function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement | SVGElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

import { boxOf } from '../../browser/box-of.ts';
import { expectReady } from '../../browser/expect-ready.ts';
import { expect, test } from '../../test.ts';

test.describe('Promotions on a phone', { tag: '@mf-promotions' }, () => {
  test.use({ signedIn: true, viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  for (const path of ['/admin/offers/header', '/admin/offers/popup', '/admin/festival-banners']) {
    test(`the whole title of each row of ${path} is beside its status`, async ({ page }) => {
      await page.goto(path);
      await expectReady(page);
      const titles = page.getByRole('gridcell').locator('[title] > span:first-child').filter({ visible: true });
      await expect(titles.first()).toBeVisible();

      for (const title of await titles.all()) {
        const isCut = await title.evaluate(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth || scrollHeight > clientHeight + 2,
        );
        expect(isCut, (await title.textContent()) ?? '').toBe(false);
      }
    });
  }

  test('the dots that move a picture begin where its name does', async ({ page }) => {
    await page.goto('/admin/gallery');
    await expectReady(page);
    const dots = await boxOf(page.getByRole('button', { name: 'Move Chai & Chill' }).locator('path'));
    const name = await page.getByRole('paragraph').filter({ hasText: 'Chai & Chill' }).first().evaluate(startOfText);

    expect(Math.abs(dots.x - name)).toBeLessThanOrEqual(1);
  });

  test('the name of a picture is 12 px below it, and the position 8 px beside the dots below the name', async ({
    page,
  }) => {
    await page.goto('/admin/gallery');
    await expectReady(page);
    const tile = page.getByRole('listitem', { name: '1. Chai & Chill' });
    const [picture, name] = [await boxOf(tile.locator('img')), await boxOf(tile.getByRole('paragraph'))];
    const dots = await boxOf(tile.getByRole('button', { name: 'Move Chai & Chill' }).locator('path'));
    const position = await tile.getByText('1', { exact: true }).evaluate(startOfText);

    expect(name.y - (picture.y + picture.height)).toBeCloseTo(12, 0);
    expect(dots.y).toBeGreaterThan(name.y + name.height);
    expect(Math.abs(position - (dots.x + dots.width) - 8)).toBeLessThanOrEqual(1);
  });
});

/** Returns the left edge of the text of an element, in px. */
function startOfText(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().x;
}

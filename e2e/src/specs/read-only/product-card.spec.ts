import type { Page } from '@playwright/test';
import { boxOf } from '../../browser/box-of.ts';
import { expectReady } from '../../browser/expect-ready.ts';
import { expect, test } from '../../test.ts';

const list = '/product-display';

test.use({ reducedMotion: 'no-preference', sharesPage: true });

test.describe('Product card', { tag: '@mf-storefront/product-list' }, () => {
  test('A card powers on within 250 ms when it is pointed at', async ({ page }) => {
    await page.goto(list);
    await expectReady(page);
    const durationS = nextPowerOn(page);

    await firstCard(page).hover();

    expect(await durationS).toBeCloseTo(0.25);
  });

  test.describe('On a touch screen', () => {
    test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true, sharesPage: false });

    test('a card powers on once when it scrolls into view', async ({ page }) => {
      await page.goto(list);
      await expectReady(page);
      const durationS = nextPowerOn(page);

      await page.locator('#products').getByRole('listitem').nth(5).scrollIntoViewIfNeeded();

      expect(await durationS).toBeCloseTo(0.25);
    });
  });

  for (const [columns, maxShare] of [
    ['one column', 0],
    ['two columns', 0.14],
  ] as const) {
    test(`A badge in ${columns} of a phone covers no sign`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 740 });
      await page.goto(`${list}?sort=price`);
      await expectReady(page);
      await page.getByRole('group', { name: 'Columns' }).getByRole('button', { name: columns }).click();
      const badge = page.locator('#products').getByText('Best seller', { exact: true }).first();

      const share = await badge.evaluate((element) => {
        const picture = element.closest('div')?.getBoundingClientRect() ?? new DOMRect();
        const { left, bottom } = element.getBoundingClientRect();
        return left >= picture.right ? 0 : (bottom - picture.top) / picture.height;
      });

      // a sign begins lower in its picture
      expect(share).toBeLessThanOrEqual(maxShare);
    });
  }

  test('A badge in one column of a phone 320 px wide is below the price', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(`${list}?sort=price`);
    await expectReady(page);
    const card = page
      .locator('#products')
      .getByRole('listitem')
      .filter({ hasText: 'Best seller' })
      .filter({ hasText: '% off' })
      .first();

    const price = await boxOf(card.getByText('% off'));
    const badge = await boxOf(card.getByText('Best seller', { exact: true }));

    expect(badge.y).toBeGreaterThanOrEqual(price.y + price.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test.describe('With reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('a card that is pointed at does not move', async ({ page }) => {
      await page.goto(list);
      await expectReady(page);

      await firstCard(page).hover();
      await expect(firstCard(page).getByRole('button', { name: /^Quick View/ })).toBeVisible();

      expect(await firstCard(page).evaluate((card) => card.getAnimations({ subtree: true }).length)).toBe(0);
    });
  });
});

function firstCard(page: Page) {
  return page.locator('#products').getByRole('listitem').first();
}

/** Resolves with the duration (s) of the next animation that ends in a card. */
function nextPowerOn(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener('animationend', ({ target, elapsedTime }) => {
          if (target instanceof Element && target.closest('#products li')) resolve(elapsedTime);
        });
      }),
  );
}

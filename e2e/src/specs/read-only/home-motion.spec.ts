import type { Locator, Page } from '@playwright/test';
import { homePage } from '../../pages/home-page.ts';
import { shopScreenTags } from '../../pages/module-tags.ts';
import { expect, test } from '../../test.ts';

const rows = [
  'PRE-CUT NEON SIGNS',
  'CUSTOM NEON SIGN',
  'NEON LOGO',
  'LED BOARD',
  'LED NAMEPLATE',
  'LED LOGO',
  'CUSTOM FLORO SIGN',
];

test.use({ reducedMotion: 'no-preference', sharesPage: true, viewport: { width: 1440, height: 900 } });

// the figures are those of the product specification
test.describe('Motion of the home page', { tag: shopScreenTags('home') }, () => {
  test('the word wheel lights its rows one after the other while two screens are scrolled', async ({ page }) => {
    await page.goto('/');
    const wheel = wheelOf(page);
    await expect(wheel.getByRole('listitem').getByRole('link')).toHaveText(rows);
    expect((await wheel.boundingBox())?.height).toBe(900);

    // it passes between the end of the screen and the header, which covers 80 px: over 1,720 px
    for (const [offset, row] of [
      [-470, rows[0]],
      [-40, rows[3]],
      [390, rows[6]],
    ] as const) {
      await expect.poll(() => litRowsAt(wheel, offset)).toEqual([row]);
    }
  });

  test('the word wheel is a list with rows of 42 px below 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await page.goto('/');

    const links = wheelOf(page).getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(rows);
    for (const link of await links.all()) expect((await link.boundingBox())?.height).toBe(42);
  });

  test('the words of the hero fade to a half over 300 px, and its picture moves at half the speed', async ({
    page,
  }) => {
    await page.goto('/');
    const { hero } = homePage(page);
    const scene = page.getByRole('main').locator('picture, img').first();
    const opacity = () =>
      hero.evaluate((heading) => {
        let product = 1;
        for (let element: Element | null = heading; element; element = element.parentElement)
          product *= Number(getComputedStyle(element).opacity);
        return product;
      });
    await expect.poll(opacity).toBe(1);
    const start = (await scene.boundingBox())?.y ?? 0;

    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));

    await expect.poll(opacity).toBeCloseTo(0.5);
    expect((await scene.boundingBox())?.y).toBeCloseTo(start - 150, 0);
  });

  test('the ribbons take 30 s for a cycle, and move at half the speed below the pointer', async ({ page }) => {
    await page.goto('/');
    const ribbons = page.getByRole('region', { name: 'What we make' });
    await ribbons.scrollIntoViewIfNeeded();
    const animations = () =>
      ribbons.evaluate((section) =>
        section
          .getAnimations({ subtree: true })
          .map(({ effect, playbackRate }) => [effect?.getComputedTiming().duration, playbackRate]),
      );
    expect(new Set((await animations()).map(String))).toEqual(new Set(['30000,1']));

    await ribbons.hover();

    await expect.poll(async () => new Set((await animations()).map(String))).toEqual(new Set(['30000,0.5']));
  });
});

function wheelOf(page: Page): Locator {
  return page.getByRole('region', { name: 'WE DO' });
}

/** Scrolls until the wheel is `offset` px above the top of the screen; returns the titles of its lit rows. */
async function litRowsAt(wheel: Locator, offset: number): Promise<(string | null)[]> {
  // sections above get their height when they are first near the screen
  await wheel.evaluate(
    (section, y) => scrollBy({ top: section.getBoundingClientRect().top + y, behavior: 'instant' }),
    offset,
  );
  return wheel
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => Number(getComputedStyle(link, '::before').opacity) > 0.9)
        .map(({ textContent }) => textContent),
    );
}

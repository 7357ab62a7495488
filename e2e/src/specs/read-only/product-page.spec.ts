import type { Locator } from '@playwright/test';
import { expectReady } from '../../browser/expect-ready.ts';
import { cartPage } from '../../pages/cart-page.ts';
import { shopProductPage } from '../../pages/shop-product-page.ts';
import { expect, test } from '../../test.ts';

/** A product of the sample with three options above its button. */
const manyChoices = '/products/maharaja-showroom-facade-letters';

test.describe('Product page', { tag: '@mf-storefront/product' }, () => {
  test.use({ sharesPage: true });

  for (const [device, viewport] of [
    ['a desktop', { width: 1440, height: 900 }],
    ['a phone', { width: 375, height: 740 }],
  ] as const) {
    test.describe(() => {
      test.use({ viewport });

      test(`A shopper on ${device} sees that a product is in the cart without scrolling, and nothing moves`, async ({
        page,
      }) => {
        const shown = shopProductPage(page);

        await page.goto(manyChoices);
        const before = await shown.addToCart.boundingBox();
        await shown.addToCart.click();

        expect(await bottomOf(shown.viewCart)).toBeLessThanOrEqual(viewport.height);
        await expect(shown.addToCart).toBeVisible();
        expect(await shown.addToCart.boundingBox()).toEqual(before);
      });
    });
  }

  for (const width of [375, 768, 1440]) {
    test(`Availability and arrival are one block below options and scale figure at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/products/hello-gorgeous-drape-backdrop');
      await expectReady(page);

      const options = page.getByRole('group', { name: 'Backboard' });
      const figure = page.getByRole('figure').filter({ hasText: '3-seat sofa' });
      const [above, availability, arrival, quantity] = await Promise.all(
        [
          width === 375 ? figure : options, // the figure is below the quantity on larger screens
          page.getByRole('status').filter({ hasText: 'In stock, dispatched' }),
          page.getByText('Order today: in most cities'),
          page.getByRole('group', { name: 'Quantity', exact: true }),
        ].map((locator) => locator.evaluate((element) => element.getBoundingClientRect())),
      );

      if (!above || !availability || !arrival || !quantity) throw new Error('A part of the page is missing');
      expect(arrival.top - availability.bottom).toBe(4);
      expect(availability.top - above.bottom).toBe(14);
      expect(quantity.top - arrival.bottom).toBeLessThanOrEqual(26);
    });
  }

  test('Back closes the full-screen picture of a product that was opened from the list', async ({ page }) => {
    await page.goto('/product-display?q=guitar');
    await expectReady(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Play It Loud Guitar/ })
      .first()
      .click();
    await page.getByRole('link', { name: /Open picture 1 of \d+ full screen$/ }).click();
    const viewer = page.getByRole('dialog', { name: 'Pictures of Play It Loud Guitar' });
    await expect(viewer).toBeVisible();

    await page.goBack();

    await expect(viewer).toHaveCount(0);
    await expect(page).toHaveURL('/products/play-it-loud-guitar');
  });

  test.describe('Without scripts', () => {
    test.use({ javaScriptEnabled: false, sharesPage: false });

    test('a shopper chooses a size and a colour by links', async ({ page, problems }) => {
      // this is how Chromium reports that scripts are off
      problems.expect(/^did not get .+\.js: csp$/);
      await page.goto('/products/hello-gorgeous-drape-backdrop');

      const size = page.getByRole('navigation', { name: 'Size' }).getByRole('link', { name: '91 × 107 cm' });
      const colour = page.getByRole('navigation', { name: 'Colour' }).getByRole('link', { name: 'Purple' });

      await size.click();
      await colour.click();

      for (const chosen of [size, colour]) await expect(chosen).toHaveAttribute('aria-current', 'true');
      await expect(size).toContainText('₹10,299');
      await expect(page.getByRole('link', { name: /Purple.*Open picture 1/ })).toBeVisible();
    });
  });

  test('A shopper adds a sign and a dimmer, and the cart shows both, with the total beside them', async ({ page }) => {
    await page.goto(manyChoices);
    await expectReady(page);

    await shopProductPage(page).addToCart.click();
    await page.getByRole('button', { name: 'Add Inline Dimmer to cart' }).click();
    await shopProductPage(page).viewCart.click();

    const dimmer = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Inline Dimmer' }) });
    await expect(dimmer).toBeVisible();
    await expect(cartPage(page).total('₹15,949')).toBeVisible();
    const [line, sum] = [await dimmer.boundingBox(), await cartPage(page).sum.boundingBox()];
    expect(sum?.x).toBeGreaterThan((line?.x ?? 0) + (line?.width ?? 0));
  });

  test('A tablet shows all actions on the first screen, and Add to cart is the widest', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/products/hello-gorgeous-drape-backdrop');
    const { picker, addToCart, buyNow, chat } = shopProductPage(page);

    const [quantity, add, buy] = await Promise.all([picker, addToCart, buyNow].map((action) => action.boundingBox()));
    expect(add?.width).toBeGreaterThan(Math.max(quantity?.width ?? 0, buy?.width ?? 0) + 16);
    expect(await bottomOf(buyNow)).toBeLessThanOrEqual(1024);
    expect(await bottomOf(chat)).toBe(await bottomOf(buyNow));
  });

  test('Add to cart takes the rest of the line beside the quantity, and the two links below have one width', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/products/hello-gorgeous-drape-backdrop');
    const { picker, addToCart, buyNow, chat } = shopProductPage(page);

    const [quantity, add, buy, ask] = await Promise.all([picker, addToCart, buyNow, chat].map(horizontalExtent));
    expect([quantity?.left, ask?.right]).toEqual([buy?.left, add?.right]);
    expect(ask?.width).toBe(buy?.width);
    expect(add?.width).toBeGreaterThan(2 * (quantity?.width ?? Infinity));
  });

  test('A link in the short description does not make the page wider than a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/products/dil-se-double-heart');
    await expectReady(page);

    await page.getByText('Two hearts, one inside the other.').evaluate((description) => {
      description.textContent = `https://example.com/${'neon'.repeat(40)}`;
    });

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });

  test('The selected tab has a border where the colours of the shop are replaced', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/products/dil-se-double-heart');
    await expectReady(page);

    await page.getByRole('tab', { name: 'Shipping' }).click();

    await expect(page.getByRole('tab', { name: 'Shipping' })).toHaveCSS('border-top-width', '1px');
    await expect(page.getByRole('tab', { name: 'Description' })).toHaveCSS('border-top-width', '0px');
  });

  test('The sizes of a product have one width', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/products/hello-gorgeous-drape-backdrop');
    const { sizes } = shopProductPage(page);

    const widths = await sizes.evaluateAll((labels) =>
      labels.map((label) => Math.round(label.getBoundingClientRect().width)),
    );
    expect(widths).toHaveLength(3);
    expect(new Set(widths).size).toBe(1);
  });

  for (const width of [375, 768]) {
    test(`What every order includes is below the ${width === 375 ? 'details' : 'pictures'} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1024 });
      await page.goto(manyChoices);
      const { included, addToCart } = shopProductPage(page);

      const [list, button] = [await included.boundingBox(), await addToCart.boundingBox()];
      if (width === 375) expect(list?.y).toBeGreaterThan(1024);
      else expect(list?.x).toBeLessThan(button?.x ?? 0);
    });
  }

  test('A tablet shows the picture in the wider column, and pictures that are not selected are not dimmed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(manyChoices);
    const pictures = page.getByRole('region', { name: /^Pictures of/ });

    expect((await pictures.boundingBox())?.width).toBeCloseTo(366, 0);
    await expect(pictures.getByRole('link', { name: /^Picture 2:/ })).toHaveCSS('opacity', '1');
  });

  test.describe('On a phone', () => {
    const viewport = { width: 375, height: 740 };
    test.use({ viewport });

    test('a shopper sees by dots how many pictures can be swiped', async ({ page }) => {
      await page.goto(manyChoices);

      await expect(shopProductPage(page).dots).toBeVisible();
    });

    test('a picture is a square, so that no sign is cut, beside the edge of the next one; the dots follow', async ({
      page,
    }) => {
      await page.goto(manyChoices);
      await expectReady(page);
      const picture = (number: number) => page.getByRole('link', { name: `Open picture ${number} of` });
      const currentDot = shopProductPage(page).dots.locator('[data-current="true"]');
      const first = await currentDot.boundingBox();

      const { width, height } = (await picture(1).boundingBox()) ?? {};
      expect(width).toBe(height);
      await expect(picture(1)).toBeInViewport({ ratio: 1 });
      await expect(picture(2)).toBeInViewport();
      await picture(5).scrollIntoViewIfNeeded();

      await expect.poll(async () => ((await currentDot.boundingBox())?.x ?? 0) - (first?.x ?? 0)).toBe(4 * 16);
    });

    test('the dots follow on a screen that is wider than a picture and the next one', async ({ page }) => {
      await page.setViewportSize({ width: 667, height: 600 });
      await page.goto(manyChoices);
      await expectReady(page);
      const currentDot = shopProductPage(page).dots.locator('[data-current="true"]');
      const first = await currentDot.boundingBox();

      const strip = page.getByRole('list').filter({ has: page.getByRole('link', { name: 'Open picture 1 of' }) });
      await strip.first().evaluate((list) => list.scrollTo({ left: 3 * 288, behavior: 'instant' }));

      await expect.poll(async () => ((await currentDot.boundingBox())?.x ?? 0) - (first?.x ?? 0)).toBe(3 * 16);
    });

    test('a shopper sees the price of a product above the bar without scrolling', async ({ page }) => {
      await page.goto(manyChoices);
      const { price, addToCart } = shopProductPage(page);

      expect(await bottomOf(price('₹15,499').first())).toBeLessThanOrEqual((await addToCart.boundingBox())?.y ?? 0);
    });

    test('the bar shows name and price once the page has scrolled past them', async ({ page }) => {
      await page.goto(manyChoices);
      const inBar = shopProductPage(page).price('₹15,499').last();
      await expect(inBar).toBeHidden();

      await shopProductPage(page).more.scrollIntoViewIfNeeded();

      await expect(inBar).toBeVisible();
      await expect(inBar).toBeInViewport();
    });

    test('the bar covers the text below its name and price as soon as they appear', async ({ page }) => {
      await page.goto(manyChoices);
      const inBar = shopProductPage(page).price('₹15,499').last();

      await expect(inBar).toBeHidden();

      // where they appear
      await page.evaluate(() => window.scrollTo({ top: 0.81 * window.innerHeight, behavior: 'instant' }));

      await expect(inBar).toBeVisible();
      await expect(inBar.locator('..')).toHaveCSS('opacity', '1');
    });

    test('the bar shows the price on a low screen, where the page shows none above it', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 553 });
      await page.goto(manyChoices);

      await expect(shopProductPage(page).price('₹15,499').last()).toBeVisible();
    });
  });
});

/** Returns the distance (px) from the top of the window. */
async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return box === null ? Infinity : box.y + box.height;
}

/** Returns the edges and the width of an element, in whole px. */
async function horizontalExtent(element: Locator) {
  const box = await element.boundingBox();
  const { x = 0, width = 0 } = box ?? {};
  return { left: Math.round(x), right: Math.round(x + width), width: Math.round(width) };
}

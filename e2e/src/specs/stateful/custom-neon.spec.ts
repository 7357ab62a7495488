import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../../browser/box-of.ts';
import { expectReady } from '../../browser/expect-ready.ts';
import { svgTextSizesPx } from '../../browser/svg-text-sizes.ts';
import { designerPage } from '../../pages/designer-page.ts';
import { shopScreenTags } from '../../pages/module-tags.ts';
import { expect, test } from '../../test.ts';

test.describe('Custom Neon', { tag: shopScreenTags('custom-neon', 'saved-design', 'cart') }, () => {
  test.use({ sharesPage: true });

  test('A shopper buys a design for the price shown, and opens it again by its short link', async ({ page }) => {
    const designer = designerPage(page);
    const text = 'शुभ विवाह Tara & Arjun';

    await page.goto('/custom-neon');
    await designer.line(1).fill('शुभ विवाह');
    await designer.addLine.click();
    await designer.line(2).fill('Tara & Arjun');
    await designer.tab('Font').click();
    await designer.font('Sacramento').check({ force: true }); // the card that it lies in takes the press
    await designer.tab('Colour').click();
    await designer.colour('Warm White').check({ force: true });
    await designer.tab('Size').click();
    await designer.wider.click();
    await expect(designer.sign(text)).toBeVisible();
    const price = await designer.total.innerText();
    await designer.addToCart.click();
    await designer.viewCart.click();

    await expect(designer.inCart(text)).toBeVisible();
    await expect(designer.sum).toContainText(price);

    await designer.inCart(text).click();
    await expect(page).toHaveURL(/\/d\/[0-9a-z]{8}$/);
    await expect(page.getByRole('heading', { level: 1, name: `“${text}”` })).toBeVisible();
    await expect(designer.sign(text)).toBeVisible();
    await expect(designer.total).toHaveText(price);
  });

  test('Saving moves no button, and the URL of the saved designs shows them after a reload', async ({ page }) => {
    const { save, share, saved, sign } = designerPage(page);
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/custom-neon?text=Namaste');
    await expect(sign('Namaste')).toBeVisible();
    const before = await offset(save, share);

    await save.click();
    await page.getByRole('link', { name: 'See your saved designs' }).focus();
    await expect(save).toHaveText('Saved');
    expect(await offset(save, share)).toEqual(before);

    await page.keyboard.press('Enter');
    await expect(saved).toBeFocused();
    await page.reload();
    await expect.poll(async () => (await saved.boundingBox())?.y).toBeCloseTo(96, 0); // below the navigation bar
  });

  test('A saved design is shown and opened in its room, whose button is in the visible part of its row', async ({
    page,
  }) => {
    const { save, room, savedDesign } = designerPage(page);
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/custom-neon?text=Namaste');
    await expectReady(page);
    await room('Café').check();
    await save.click();
    await expect(save).toHaveText('Saved');
    await page.reload();

    await expect(savedDesign('Namaste').locator('image')).toHaveAttribute('href', /cafe/);
    await savedDesign('Namaste').click();

    await expect(page.getByRole('heading', { level: 1, name: '“Namaste”' })).toBeVisible();
    await expect(room('Café')).toBeChecked();
    await expect(room('Café')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  for (const width of [375, 1440]) {
    test(`A sign of two lines takes most of the height of the picture at ${width} px`, async ({ page }) => {
      const { designer, sign } = await drawTwoLines(page, width);

      const [picture, dimensions] = [await sign.boundingBox(), await designer.dimensions(sign).boundingBox()];

      expect(dimensions?.height).toBeGreaterThan(0.65 * (picture?.height ?? Infinity));
      expect(dimensions?.height).toBeLessThan(picture?.height ?? 0);
    });
  }

  for (const width of [320, 375, 719, 768, 1440]) {
    test(`The dimensions of a high sign have labels of 13 px at ${width} px`, async ({ page }) => {
      const { sign } = await drawTwoLines(page, width);

      const sizes = await svgTextSizesPx(sign);

      expect(sizes).toHaveLength(2);
      for (const size of sizes) expect(size).toBeCloseTo(13, 0);
    });
  }

  test('A tablet shows the sign as wide as the page, above the controls and the price beside them', async ({
    page,
  }) => {
    const designer = designerPage(page);
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/custom-neon');
    await expect(designer.total).toBeInViewport({ ratio: 1 });

    const boxes = [designer.sign('Good vibes'), designer.line(1), designer.addToCart].map((part) => part.boundingBox());
    const [sign, line, add] = await Promise.all(boxes);

    expect(sign?.width).toBe(720);
    expect(sign?.y).toBeLessThan(line?.y ?? 0);
    expect(add?.x).toBeGreaterThan((line?.x ?? 0) + (line?.width ?? 0));
  });

  test('A tablet and a phone show the colours below the text field, and the price', async ({ page }) => {
    const designer = designerPage(page);
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/custom-neon');
    await expect(designer.line(1)).toBeInViewport({ ratio: 1 });
    await expect(designer.colour('Purple')).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 375, height: 667 });

    await expect(designer.line(1)).toBeInViewport({ ratio: 1 });
    await expect(designer.total).toBeInViewport({ ratio: 1 });
    await expect(designer.addToCart).toBeInViewport({ ratio: 1 });
    const first = await boxOf(designer.colour('Ice White'));
    const last = await boxOf(designer.colour('Purple'));
    expect(last.y).toBe(first.y);
    expect(first.height).toBeGreaterThanOrEqual(44);
    expect(last.y + last.height).toBeLessThanOrEqual((await boxOf(designer.addToCart)).y);
  });

  test('A phone shows the colours of a sign of two lines above the bar', async ({ page }) => {
    const { designer } = await drawTwoLines(page, 375);
    await designer.tab('Text').click();
    await page.setViewportSize({ width: 375, height: 740 });
    await page.evaluate(() => scrollTo(0, 0));

    const colour = await boxOf(designer.colour('Purple'));

    expect(colour.y + colour.height).toBeLessThan((await boxOf(designer.addToCart)).y - 12);
  });

  test('The preview has a border, and the light switch has a lamp and no border like that of a selected choice', async ({
    page,
  }) => {
    await page.goto('/custom-neon');
    const light = page.getByRole('switch', { name: 'Light on' });

    await expect(designerPage(page).sign('Good vibes').locator('..')).toHaveCSS('outline-width', '1px');
    await expect(light).toHaveCSS('border-color', await colourOfBorder(page.getByText('Day', { exact: true })));
    expect(await light.evaluate((button) => getComputedStyle(button, '::before').width)).toBe('16px');
  });

  for (const width of [667, 740]) {
    test(`A phone on its side shows the sign, the words and the price in the first screen at ${width} px`, async ({
      page,
    }) => {
      const designer = designerPage(page);
      await page.setViewportSize({ width, height: 375 });
      await page.goto('/custom-neon');

      await expect(designer.sign('Good vibes')).toBeInViewport({ ratio: 1 });
      await expect(designer.line(1)).toBeInViewport({ ratio: 1 });
      await expect(designer.total).toBeInViewport({ ratio: 1 });
      await expect(designer.addToCart).toBeInViewport({ ratio: 1 });
    });
  }

  test('On a phone a tap into the example selects it, and adding to the cart leaves the button where it is', async ({
    openVisitor,
  }) => {
    const page = await openVisitor({ viewport: { width: 375, height: 740 }, hasTouch: true });
    const designer = designerPage(page);
    await page.goto('/custom-neon');
    await expectReady(page);

    await designer.line(1).tap();
    await page.keyboard.type('Chai');
    await expect(designer.line(1)).toHaveValue('Chai');
    await expect(designer.total).toBeVisible();
    const before = await designer.addToCart.boundingBox();
    await designer.addToCart.tap();

    await expect(designer.viewCart).toBeVisible();
    expect(await designer.addToCart.boundingBox()).toEqual(before);
    expect((await designer.viewCart.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test('Few fonts fill the width of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/custom-neon?text=आरव');
    await expectReady(page);

    await page.getByRole('tab', { name: 'Font' }).click();

    const last = await page.getByRole('radio', { name: 'Tillana' }).locator('..').boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBe(375 - 16);
  });

  test('A shopper sees the sign on a photo, to scale, and the photo is not sent', async ({ page }) => {
    const designer = designerPage(page);
    const uploads: string[] = [];
    await page.goto('/custom-neon');
    await expect(designer.total).toBeVisible();
    page.on('request', (request) => {
      if ((request.postDataBuffer()?.length ?? 0) > 10_000) uploads.push(request.url());
    });

    await designer.onMyWall.click();
    await designer.wall.getByLabel('Choose a photo').setInputFiles({
      name: 'wall.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    });
    const picture = designer.wall.getByRole('img', { name: '“Good vibes” on your wall' });
    await expect(picture).toBeVisible();
    const before = await picture.screenshot();
    await designer.wall.getByRole('spinbutton', { name: 'Length in cm' }).fill('100');
    expect((await picture.screenshot()).equals(before)).toBe(false);
    await designer.wall.getByRole('button', { name: /^Sign: drag/ }).press('ArrowLeft');
    const download = page.waitForEvent('download');
    await designer.wall.getByRole('button', { name: 'Share the picture' }).click();

    expect((await download).suggestedFilename()).toBe('my-neon-sign.jpg');
    expect(uploads).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(designer.wall).toBeHidden();
  });

  test.describe('Without scripts', () => {
    test.use({ javaScriptEnabled: false, sharesPage: false });

    test('a shopper sees a saved design, and a 404 page for an unknown one', async ({ page, problems, request }) => {
      problems.expect(/^did not get .+\.js: csp$/, /\/d\/nothing1 responded with 404/);
      const saved = await request.post('/api/designs', {
        data: {
          lines: [{ text: 'Chai', font: 'pacifico', tube: 'blue' }],
          width_cm: 90,
          backboard: 'clear',
          dimmer: false,
          outdoor: false,
        },
      });
      const { data } = await saved.json();

      await page.goto(`/d/${data.id}`);
      await expect(designerPage(page).sign('Chai')).toBeVisible();
      const response = await page.goto('/d/nothing1');

      expect(response?.status()).toBe(404);
    });
  });
});

/** Opens the designer and types a sign of two lines. */
async function drawTwoLines(page: Page, width: number) {
  const designer = designerPage(page);
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/custom-neon');
  await designer.line(1).fill('Stay');
  await designer.addLine.click();
  await designer.line(2).fill('wild');
  await page.getByRole('tab', { name: 'Size' }).click();
  await page.getByRole('slider', { name: 'Width' }).fill('80');
  const sign = designer.sign('Stay wild');
  await expect(sign).toBeVisible();
  return { designer, sign };
}

/** Returns the computed colour of the border. */
function colourOfBorder(element: Locator): Promise<string> {
  return element.evaluate((label) => getComputedStyle(label).borderColor);
}

/** Returns how far the second element is to the right of the first, and below it (px). */
async function offset(first: Locator, second: Locator) {
  const [from, to] = [await first.boundingBox(), await second.boundingBox()];
  return { x: (to?.x ?? NaN) - (from?.x ?? NaN), y: (to?.y ?? NaN) - (from?.y ?? NaN) };
}

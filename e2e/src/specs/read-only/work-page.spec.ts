import { boxOf } from '../../browser/box-of.ts';
import { shopScreenTags } from '../../pages/module-tags.ts';
import { expect, test } from '../../test.ts';

test.describe('Page of a work', { tag: shopScreenTags('work') }, () => {
  test.use({ sharesPage: true });

  test('The ways to ask are in one row below the lead in the first screen of a wide window', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/works/studio-focus');
    const work = page.getByRole('article');

    const lead = await boxOf(work.getByText('A podcast room, a record shelf'));
    const [ask, gallery] = await Promise.all(
      ['Ask on WhatsApp', 'See the gallery'].map((name) => boxOf(work.getByRole('link', { name }))),
    );

    expect(ask?.y).toBe(lead.y + lead.height + 24);
    expect(gallery?.y).toBe(ask?.y);
    const text = await boxOf(work.getByText('A studio in Bengaluru'));
    expect(text.y).toBe((ask?.y ?? 0) + (ask?.height ?? 0) + 32);
  });

  test('A phone cuts the first picture through the front of the desk, with the way to ask below it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/works/studio-focus');
    const work = page.getByRole('article');
    const picture = work.getByRole('img').first();

    const image = await boxOf(picture);
    const frame = await boxOf(picture.locator('xpath=ancestor::a/div'));

    expect(image.width / frame.width).toBeCloseTo(1.41);
    expect(image.x + image.width / 2).toBeCloseTo(frame.x + frame.width / 2, 0);
    expect(image.y).toBe(frame.y);
    expectCutThroughDesk(frame.height / image.height);
    for (const name of ['Ask on WhatsApp', 'See the gallery'])
      await expect(work.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  });

  test('A wide window cuts the first picture through the front of the desk', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/works/studio-focus');
    const picture = page.getByRole('article').getByRole('img').first();

    const { width, height } = await boxOf(picture);
    const position = await picture.evaluate((image) => getComputedStyle(image).objectPosition);

    const [, percent = NaN] = /^50% (\d+)%$/.exec(position) ?? [];
    const imageHeight = width * 1.25;
    expectCutThroughDesk(((imageHeight - height) * (Number(percent) / 100) + height) / imageHeight);
  });
});

/** Expects the last visible row of the first picture of `studio-focus` to be in the front of its desk, 67.6 to 68.9 % below the top. */
function expectCutThroughDesk(visibleShare: number) {
  expect(visibleShare).toBeGreaterThan(0.676);
  expect(visibleShare).toBeLessThan(0.689);
}

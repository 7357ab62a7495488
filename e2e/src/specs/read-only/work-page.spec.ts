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

  test('A phone shows the first picture without its sides and the floor', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/works/studio-focus');
    const picture = page.getByRole('article').getByRole('img').first();

    const image = await boxOf(picture);
    const frame = await boxOf(picture.locator('xpath=ancestor::a/div'));

    expect(image.width / frame.width).toBeCloseTo(1.4);
    expect(image.x + image.width / 2).toBeCloseTo(frame.x + frame.width / 2, 0);
    expect(image.y).toBe(frame.y);
  });
});

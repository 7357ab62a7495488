import { boxOf } from '../../browser/box-of.ts';
import { shopScreenTags } from '../../pages/module-tags.ts';
import { expect, test } from '../../test.ts';

test.describe('Page of a work', { tag: shopScreenTags('work') }, () => {
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

import { expectReady } from '../../browser/expect-ready.ts';
import { expect, test } from '../../test.ts';

test.describe('Colours of the console', () => {
  test.use({ signedIn: true, sharesPage: true });

  test('a switch that is on has the accent colour in both schemes', { tag: '@mf-promotions' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/admin/vouchers');
    await expectReady(page);
    const track = page.getByRole('switch', { checked: true }).first().locator('xpath=../following-sibling::*[1]');

    await expect(track).toHaveCSS('background-color', 'rgb(109, 74, 255)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(track).toHaveCSS('background-color', 'rgb(165, 148, 255)');
  });

  test(
    'a conflict has the icon of a warning, and is lighter than its card in the dark scheme',
    { tag: '@mf-promotions' },
    async ({ page }) => {
      await page.goto('/admin/banners');
      await expectReady(page);
      const note = page.getByRole('alert').filter({ hasText: 'is not shown' });

      await expect(note.locator('svg').first()).toHaveCSS('color', 'rgb(180, 83, 9)');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(note).toHaveCSS('background-color', /\/ 0\.12\)$/);
    },
  );

  test('the chip of the current device has no colour of a state', async ({ page }) => {
    await page.goto('/admin/profile');
    await expectReady(page);

    const tone = await page
      .getByText('This device', { exact: true })
      .evaluate((chip) => getComputedStyle(chip).getPropertyValue('--tone'));
    expect(tone).toBe('#62626f');
  });
});

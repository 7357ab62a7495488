import type { Page } from '@playwright/test';
import { expectReady } from '../../browser/expect-ready.ts';
import { shopScreenTags } from '../../pages/module-tags.ts';
import { shopProductPage } from '../../pages/shop-product-page.ts';
import { expect, test } from '../../test.ts';

test.describe('A page that the browser has translated', () => {
  test('shows the price of another size', { tag: shopScreenTags('product') }, async ({ page }) => {
    const { price, sizes } = shopProductPage(page);
    await page.goto('/products/hello-gorgeous-drape-backdrop');
    await expectReady(page);
    await translate(page);

    await sizes.filter({ hasText: '₹13,399' }).click();

    // in the label of the size, as the price of the product and in the bar with the button
    await expect(price('₹13,399')).toHaveCount(3);
  });

  test.describe(() => {
    test.use({ signedIn: true });

    test('shows another view of a list', { tag: '@mf-catalog' }, async ({ page }) => {
      const views = page.getByRole('navigation', { name: 'Views' });
      const rows = page.getByRole('grid').getByRole('row');
      await page.goto('/admin/products');
      await expectReady(page);
      await views.getByText('Draft', { exact: true }).click();
      await expect(rows).toHaveCount(8);
      await translate(page);

      await views.getByText('All', { exact: true }).click();

      await expect(rows).toHaveCount(11);
    });
  });
});

/** Replaces each text by `<font>` elements, as Chrome and Edge do. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts.filter(({ parentElement }) => parentElement?.matches(':not(script, style)'))) {
      const font = document.createElementNS(document.body.namespaceURI, 'font');
      font.append(text.data);
      text.replaceWith(font);
    }
  });
}

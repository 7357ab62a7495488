import { designerPage } from '../../pages/designer-page.ts';
import { expect, test } from '../../test.ts';

test.describe('Custom Neon', { tag: '@mf-storefront' }, () => {
  test('A shopper buys a design for the price shown, and opens it again by its short link', async ({ page }) => {
    const designer = designerPage(page);
    const text = 'शुभ विवाह / Tara & Arjun';

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
    await expect(designer.sign(text)).toBeVisible();
    await expect(designer.total).toHaveText(price);
  });

  test.describe('Without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('a shopper sees a saved design, and a 404 page for an unknown one', async ({ page, problems, request }) => {
      problems.expect(/^did not get .+\.js: csp$/, /\/d\/nothing1 answered 404/);
      const saved = await request.post('/api/designs', {
        data: {
          lines: [{ text: 'Chai', face: 'pacifico', tube: 'blue' }],
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

import { describe, expect, it } from '@jest/globals';
import { hold } from '../browser/hold.ts';
import { designerPage } from '../pages/designer-page.ts';
import { shopProductPage } from '../pages/shop-product-page.ts';
import { makeGoods } from '../product/goods-for-sale.ts';
import { shopApi } from '../product/shop-api.ts';
import { useStory } from '../story.ts';

const code = /\/app\.\w+\.js$/;

describe('What a shopper taps before the code of the page has come is done when it has', () => {
  const story = useStory();

  it('puts a product into the cart, once', async () => {
    const goods = await makeGoods(await shopApi(story.product), 'Early Lantern', 5);
    const { page } = await story.openTab();
    const letCodeCome = await hold(page, code);
    const shown = shopProductPage(page);

    await page.goto(goods.path, { waitUntil: 'domcontentloaded' });
    await shown.addToCart.click();
    await shown.addToCart.click();
    letCodeCome();
    await shown.viewCart.click();

    await page.getByRole('spinbutton', { name: /Early Lantern/ }).waitFor();
    expect(await page.getByRole('spinbutton', { name: /Early Lantern/ }).inputValue()).toBe('1');
  });

  it('goes on with the sign that was drawn', async () => {
    const { page } = await story.openTab();
    const letCodeCome = await hold(page, code);
    const designer = designerPage(page);

    await page.goto('/custom-neon', { waitUntil: 'domcontentloaded' });
    await designer.line(1).fill('Chai & Katha');
    await designer.font('Sacramento').check({ force: true }); // the card that it lies in takes the press
    await designer.addLine.click();
    letCodeCome();
    await designer.line(2).fill('Tara');

    await designer.sign('Chai & Katha / Tara').waitFor();
    expect(await designer.font('Sacramento').isChecked()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/custom-neon');
  });
});

import { describe, expect, it } from '@jest/globals';
import { hold } from '../browser/hold.ts';
import { designerPage } from '../pages/designer-page.ts';
import { shopProductPage } from '../pages/shop-product-page.ts';
import { makeGoods } from '../product/goods-for-sale.ts';
import { shopApi } from '../product/shop-api.ts';
import { useStory } from '../story.ts';

const code = /\/app\.\w+\.js$/;
const screenCode = /\/screen-product\.\w+\.js$/;

describe('What a shopper taps before the code of the page has come is done when it has', () => {
  const story = useStory();

  it.each([
    ['the app', code],
    ['the screen', screenCode],
  ])('puts a product into the cart, once, where %s is late', async (late, files) => {
    const goods = await makeGoods(await shopApi(story.product), `Lantern before ${late}`, 5);
    const { page } = await story.openTab();
    const letCodeCome = await hold(page, files);
    const shown = shopProductPage(page);

    await page.goto(goods.path, { waitUntil: 'domcontentloaded' });
    await shown.addToCart.click();
    await shown.addToCart.click();
    letCodeCome();
    await shown.viewCart.click();

    await page.getByRole('spinbutton', { name: /Lantern before/ }).waitFor();
    expect(await page.getByRole('spinbutton', { name: /Lantern before/ }).inputValue()).toBe('1');
  });

  it('puts the variant into the cart that was chosen', async () => {
    const { page } = await story.openTab();
    const letCodeCome = await hold(page, code);
    const shown = shopProductPage(page);

    await page.goto('/products/hello-gorgeous-drape-backdrop', { waitUntil: 'domcontentloaded' });
    const label = page.getByRole('group').first().locator('label').last();
    const chosen = (await label.innerText()).trim();
    await label.click();
    await shown.addToCart.click();
    letCodeCome();
    await shown.viewCart.click();

    expect(await page.getByRole('listitem').filter({ hasText: 'Remove' }).innerText()).toContain(chosen);
  });

  it('narrows the list', async () => {
    const { page } = await story.openTab();
    const letCodeCome = await hold(page, code);

    await page.goto('/product-display', { waitUntil: 'domcontentloaded' });
    await page.getByRole('checkbox', { name: 'In stock' }).check();
    letCodeCome();

    await page.waitForURL((url) => url.searchParams.has('in_stock'));
    expect(await page.getByRole('checkbox', { name: 'In stock' }).isChecked()).toBe(true);
  });

  it('leaves what was typed into the search', async () => {
    const { page } = await story.openTab();
    const letCodeCome = await hold(page, code);
    const search = page.getByRole('searchbox', { name: 'Search signs' });

    await page.goto('/product-display', { waitUntil: 'domcontentloaded' });
    await search.fill('chai');
    letCodeCome();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('[type="search"]') ?? {}).some((key) => key.startsWith('__react')),
    );

    expect(await search.inputValue()).toBe('chai');
  });

  it('goes on with the sign that was drawn', async () => {
    const { page } = await story.openTab();
    const letCodeCome = await hold(page, code);
    const designer = designerPage(page);

    await page.goto('/custom-neon', { waitUntil: 'domcontentloaded' });
    await designer.line(1).fill('Chai & Katha');
    await designer.font('Sacramento').check({ force: true }); // the card that it lies in takes the press
    await page.getByRole('checkbox', { name: 'With dimmer' }).check();
    await designer.addLine.click();
    letCodeCome();
    await designer.line(2).fill('Tara');

    await designer.sign('Chai & Katha / Tara').waitFor();
    expect(await designer.font('Sacramento').isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'With dimmer' }).isChecked()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/custom-neon');
  });
});

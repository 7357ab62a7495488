import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { photo, smallPhotos } from '../browser/pictures.ts';
import { consoleFrame } from '../pages/console-frame.ts';
import { productFormPage } from '../pages/product-form-page.ts';
import { shopApi } from '../product/shop-api.ts';
import { useStory } from '../story.ts';

const name = 'Chai Tapri Neon';
const slug = 'chai-tapri-neon';

describe('A new product', () => {
  const story = useStory();
  let page: Page;

  it('becomes an editable one once it is created', async () => {
    ({ page } = await story.openLastingTab({ signedIn: true }));
    const form = productFormPage(page);
    const { title, category_title } = await (await shopApi(story.product)).subCategory();
    await page.goto('/admin/products/create');

    await form.category.fill(category_title);
    await form.choice(category_title).click();
    await form.subCategory.fill(title);
    await form.choice(title).click();
    await form.name.fill(name);
    await form.save.click();

    await consoleFrame(page).toast('Product created').waitFor();
    await page.waitForURL(/\/admin\/products\/\d+\/edit$/);
    expect(await form.name.inputValue()).toBe(name);
  });

  it('takes twelve images at once, but for the one of 6 MB, which is refused by name', async () => {
    const form = productFormPage(page);
    await form.tab('Media').click();
    const tooLarge = { ...(await photo(6)), name: 'too-large.jpg' };

    await form.files.setInputFiles([...(await smallPhotos(11)), tooLarge]);

    await consoleFrame(page).toast('Images uploaded').waitFor();
    expect(await form.image.count()).toBe(11);
    expect(await form.uploads.allInnerTexts()).toEqual([expect.stringMatching(/“too-large.jpg” is 6.* at most 5 MB/)]);
  });

  it('has its images in the order that the keyboard gave them, also after a reload', async () => {
    const form = productFormPage(page);
    await form.altText(3).fill('The side that shoppers like');
    await form.altText(3).press('Enter');
    await consoleFrame(page).toast('Image updated').waitFor();

    await form.move(3).press('Space');
    await form.move(3).press('ArrowLeft');
    await form.move(3).press('ArrowLeft');
    await form.move(3).press('Space');
    await form.normalize.click();
    await consoleFrame(page).toast('Order normalized').waitFor();
    await page.reload();

    await form.images.getByText('Shown first').waitFor();
    expect(await form.altText(1).inputValue()).toBe('The side that shoppers like');
    expect(await form.priority(11).inputValue()).toBe('10');
  });

  it('gets nine variants in one step', async () => {
    const form = productFormPage(page);
    await form.tab('Variants').click();
    await form.generate.click();

    for (const value of ['16x18', '20x20', '26x23', 'Pink', 'Red', 'Blue']) await form.matrixValue(value).check();
    await form.matrix.getByText(/^9 variants/).waitFor();
    await form.matrixField('Show price').fill('4999');
    await form.matrixField('Selling price').fill('3499.50');
    await form.matrixField('Stock').fill('4');
    await form.createVariants.click();

    await form.matrix.waitFor({ state: 'detached' });
    await form.variants.nth(8).waitFor();
    expect(await form.variants.count()).toBe(9);
  });

  it('is for sale once it is published', async () => {
    const form = productFormPage(page);
    expect((await fetch(`${story.product.url}/products/${slug}`)).status).toBe(404);
    await form.tab('Flags').click();
    await form.active.check();

    await form.save.click();
    await consoleFrame(page).toast('Product updated').waitFor();
    const html = await pageOf(`${story.product.url}/products/${slug}`);

    expect(html).toContain('₹3,499.50');
    expect(html).toContain('The side that shoppers like');
  });
});

/** Asks for a page as new visitors do, until it is there. */
async function pageOf(url: string): Promise<string> {
  for (;;) {
    const response = await fetch(url);
    if (response.status === 200) return response.text();
  }
}

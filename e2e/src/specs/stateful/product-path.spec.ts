import { accessibilityViolations } from '../../browser/accessibility.ts';
import { moveTileBack } from '../../browser/move-tile-back.ts';
import { photo, smallPhotos } from '../../browser/pictures.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { productFormPage } from '../../pages/product-form-page.ts';
import { pathsOpenToOthers } from '../../product/paths-open-to-others.ts';
import { expect, test } from '../../test.ts';

// each test continues with the product as the test before left it
test.describe.configure({ mode: 'serial' });
test.use({ signedIn: true, sharesPage: true });

const name = 'Chai Tapri Neon';
const shopPath = '/products/chai-tapri-neon';
let editUrl = '';

test.describe('A product from its creation to the shop', { tag: ['@mf-catalog', '@mf-storefront/product'] }, () => {
  test('A new product can be edited once it is created', async ({ page, api }) => {
    const form = productFormPage(page);
    const { title, category_title } = await api.subCategory();
    await page.goto('/admin/products/create');

    await form.category.fill(category_title);
    await form.choice(category_title).click();
    await form.subCategory.fill(title);
    await form.choice(title).click();
    await form.name.fill(name);
    await form.save.click();

    await expect(consoleFrame(page).toast('Product created')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/products\/\d+\/edit$/);
    await expect(form.name).toHaveValue(name);
    editUrl = page.url();
  });

  test('The list with a product that is not active has no accessibility violation', async ({ page }) => {
    await page.goto('/admin/products');
    await expect(page.getByTitle('Not active').first()).toBeVisible();

    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('A new product takes eleven of twelve images at once, and rejects the one of 6 MB by name', async ({ page }) => {
    const form = productFormPage(page);
    await page.goto(editUrl);
    await form.tab('Media').click();
    const tooLarge = { ...(await photo(6)), name: 'too-large.jpg' };

    await form.files.setInputFiles([...(await smallPhotos(11)), tooLarge]);

    await expect(consoleFrame(page).toast('Images uploaded')).toBeVisible();
    await expect(form.image).toHaveCount(11);
    await expect(form.uploads).toHaveText([/“too-large.jpg” is 6.* at most 5 MB/]);
  });

  test('A new product keeps the order of images that the keyboard gave them after a reload', async ({ page }) => {
    const form = productFormPage(page);
    await page.goto(editUrl);
    await form.tab('Media').click();
    await form.altText(3).fill('The side that shoppers like');
    await form.altText(3).press('Enter');
    await expect(consoleFrame(page).toast('Image updated')).toBeVisible();

    await moveTileBack(form.move(3), { from: 3, to: 1 });
    await form.normalize.click();
    await expect(consoleFrame(page).toast('Order normalized')).toBeVisible();
    await page.reload();

    await expect(form.images.getByText('Cover')).toBeVisible();
    await expect(form.altText(1)).toHaveValue('The side that shoppers like');
    await expect(form.priority(11)).toHaveValue('10');
  });

  test('A new product gets nine variants in one step', async ({ page }) => {
    const form = productFormPage(page);
    await page.goto(editUrl);
    await form.tab('Variants').click();
    await form.generate.click();

    for (const value of ['16x18', '20x20', '26x23', 'Pink', 'Red', 'Blue']) await form.matrixValue(value).check();
    await expect(form.matrix.getByText(/^9 variants/)).toBeVisible();
    await form.matrixField('Show price').fill('4999');
    await form.matrixField('Selling price').fill('3499.50');
    await form.matrixField('Stock').fill('4');
    await form.createVariants.click();

    await expect(form.matrix).toBeHidden();
    await expect(form.variants).toHaveCount(9);
  });

  test('A new product is for sale once it is published', async ({ page, request }) => {
    const form = productFormPage(page);
    expect((await request.get(shopPath)).status()).toBe(404);
    await page.goto(editUrl);
    await form.tab('Flags').click();
    await form.active.check();

    await form.save.click();
    await expect(consoleFrame(page).toast('Product updated')).toBeVisible();

    await expect(async () => expect(await request.get(shopPath)).toBeOK()).toPass();
    const html = await (await request.get(shopPath)).text();
    expect(html).toContain('₹3,499.50');
    expect(html).toContain('The side that shoppers like');
  });

  test('The search of any page hides the product from shoppers, and Undo shows it again', async ({ page, request }) => {
    const frame = consoleFrame(page);
    const statusInShop = async () => (await request.get(shopPath)).status();
    await page.goto('/admin/orders');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search anything…' }).fill(`hide ${name}`);
    await page.getByRole('option', { name: `Unpublish ${name}` }).click();
    await expect(frame.toast(`“${name}” is a draft now`)).toBeVisible();
    await expect.poll(statusInShop).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();

    await expect(frame.toast(`“${name}” is live now`)).toBeVisible();
    await expect.poll(statusInShop).toBe(200);
  });

  test('Only the user of the server can open what it stored', async ({ product }) => {
    expect(await pathsOpenToOthers(product.dataDir)).toEqual([]);
  });
});

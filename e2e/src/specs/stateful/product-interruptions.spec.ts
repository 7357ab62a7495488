import { smallPhotos } from '../../browser/pictures.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { productFormPage } from '../../pages/product-form-page.ts';
import { productsPage } from '../../pages/products-page.ts';
import { expect, test } from '../../test.ts';

test.use({ signedIn: true });
// each test restarts the product
test.describe.configure({ timeout: 60_000 });

test.describe('Power cuts', { tag: '@mf-catalog' }, () => {
  test.beforeEach(({ problems }) => {
    problems.expect(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|Failed to load resource|net::ERR/);
  });

  test('After a power cut in the middle of an upload, the stored images are whole and the missing files can be sent again', async ({
    page,
    product,
    api,
  }) => {
    const { id } = await api.makeProduct({ name: 'Neon in a storm' });
    const form = productFormPage(page);
    await page.goto(`/admin/products/${id}/edit?tab=media`);
    // the sixth and later uploads are unfinished when the product is killed
    let sent = 0;
    await page.route('**/api/admin/product-images/store', async (route) => {
      sent += 1;
      if (sent === 6) await product.kill();
      await route.continue().catch(() => undefined);
    });

    await form.files.setInputFiles(await smallPhotos(9));
    await expect(form.retryAll).toBeVisible();
    await page.unroute('**/api/admin/product-images/store');
    await product.restart();
    await form.retryAll.click();

    await expect(form.image.nth(8)).toBeVisible();
    await expect(form.uploads).toHaveCount(0);
    const { data } = await api.call<{ data: { image_url: string }[] }>('GET', `/admin/product-images/list/${id}`);
    const images = await Promise.all(data.map(({ image_url }) => fetch(product.url + image_url)));
    expect(data.length).toBeGreaterThanOrEqual(9);
    expect(new Set(images.map(({ status }) => status))).toEqual(new Set([200]));
    await expect(consoleFrame(page).toast('Images uploaded').first()).toBeVisible();
  });

  test('After a power cut in the middle of a bulk change, the console states what is done and Retry does the rest', async ({
    page,
    product,
    api,
  }) => {
    const notBest = (await api.products('best_seller=false&page_size=100')).length;
    const products = productsPage(page);
    await page.goto('/admin/products?page_size=50&best_seller=false');
    let calls = 0;
    await page.route('**/api/admin/products/bulk-update', async (route) => {
      calls += 1;
      if (calls === 2) await product.kill();
      await route.continue().catch(() => undefined);
    });

    await products.chooseAll.check();
    await products.change.click();
    await products.changeTo('Mark Best').click();
    await expect(products.retry).toBeVisible();
    await expect(products.outcome).toHaveText(/25 of 50/);
    await page.unroute('**/api/admin/products/bulk-update');
    await product.restart();
    expect(await api.products('best_seller=false&page_size=100')).toHaveLength(notBest - 25);
    await products.retry.click();

    await expect(
      consoleFrame(page)
        .toast(/50 products marked Best/)
        .first(),
    ).toBeVisible();
    expect(await api.products('best_seller=false&page_size=100')).toHaveLength(notBest - 50);
  });
});

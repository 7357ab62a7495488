import { describe, expect, it } from '@jest/globals';
import { smallPhotos } from '../browser/pictures.ts';
import { consoleFrame } from '../pages/console-frame.ts';
import { productFormPage } from '../pages/product-form-page.ts';
import { productsPage } from '../pages/products-page.ts';
import { shopApi } from '../product/shop-api.ts';
import { useStory } from '../story.ts';

describe('A power cut', () => {
  const story = useStory();

  it('in the middle of an upload leaves whole images and names the files to send again', async () => {
    const { id } = await (await shopApi(story.product)).makeProduct({ name: 'Neon in a storm' });
    const { page, problems } = await story.openTab({ signedIn: true });
    problems.expect(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|Failed to load resource|net::ERR/);
    const form = productFormPage(page);
    await page.goto(`/admin/products/${id}/edit?tab=media`);
    // the sixth and later are still on their way when the power goes
    let sent = 0;
    await page.route('**/api/admin/product-images/store', async (route) => {
      sent += 1;
      if (sent === 6) await story.product.kill();
      await route.continue().catch(() => undefined);
    });

    await form.files.setInputFiles(await smallPhotos(9));
    await form.retryAll.waitFor();
    await page.unroute('**/api/admin/product-images/store');
    await story.cutPower();
    await form.retryAll.click();
    await form.image.nth(8).waitFor();

    await form.uploads.first().waitFor({ state: 'detached' });
    const { data } = await (
      await shopApi(story.product)
    ).call<{ data: { image_url: string }[] }>('GET', `/admin/product-images/list/${id}`);
    const pictures = await Promise.all(data.map(({ image_url }) => fetch(story.product.url + image_url)));
    expect(data.length).toBeGreaterThanOrEqual(9);
    expect(new Set(pictures.map(({ status }) => status))).toEqual(new Set([200]));
    await consoleFrame(page).toast('Images uploaded').first().waitFor();
  });

  it('in the middle of a bulk change leaves what is said to be done, and Retry does the rest', async () => {
    const api = await shopApi(story.product);
    const { page, problems } = await story.openTab({ signedIn: true });
    problems.expect(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|Failed to load resource|net::ERR/);
    const notBest = (await api.products('best_seller=false&page_size=100')).length;
    const products = productsPage(page);
    await page.goto('/admin/products?page_size=50&best_seller=false');
    let calls = 0;
    await page.route('**/api/admin/products/bulk-update', async (route) => {
      calls += 1;
      if (calls === 2) await story.product.kill();
      await route.continue().catch(() => undefined);
    });

    await products.chooseAll.check();
    await products.change.click();
    await products.changeTo('Mark Best').click();
    await products.retry.waitFor();
    expect(await products.outcome.innerText()).toMatch(/25 of 50/);
    await page.unroute('**/api/admin/products/bulk-update');
    await story.cutPower();
    expect(await api.products('best_seller=false&page_size=100')).toHaveLength(notBest - 25);
    await products.retry.click();

    await consoleFrame(page)
      .toast(/50 products marked Best/)
      .first()
      .waitFor();
    expect(await api.products('best_seller=false&page_size=100')).toHaveLength(notBest - 50);
  });
});

import { consoleFrame } from '../../pages/console-frame.ts';
import { productFormPage } from '../../pages/product-form-page.ts';
import { shippedPicture } from '../../product/shop-api.ts';
import { expect, test } from '../../test.ts';

test.use({ signedIn: true, sharesPage: true });

test.describe('Product conflicts', { tag: '@mf-catalog' }, () => {
  test('The second of two editors to save a product sees the conflict, and what was typed is kept', async ({
    page,
    problems,
    api,
  }) => {
    const { id } = await api.makeProduct({ name: 'Neon Peacock' });
    problems.expect(/responded with 409|status of 409/);
    const form = productFormPage(page);
    await page.goto(`/admin/products/${id}/edit`);
    await form.name.fill('Neon Peacock, dancing');
    const { id: sub_category_id, category_id } = await api.subCategory();
    await api.call('POST', `/admin/products/update/${id}`, { name: 'Neon Mor', category_id, sub_category_id });

    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

    await form.save.click();
    await expect(form.alert.getByText(/^This product was changed by .+ Reload to see it\.$/)).toBeInViewport({
      ratio: 1,
    });
    await form.reload.click();

    await expect(form.name).toHaveValue('Neon Peacock, dancing');
    await expect(page.getByText(/Neon Mor/).first()).toBeVisible();
    await form.save.click();
    await expect(consoleFrame(page).toast('Product updated')).toBeVisible();
  });

  test('An editor sees beside its field that the category was deleted, and what was typed is kept', async ({
    page,
    problems,
    api,
  }) => {
    const { data: category } = await api.call<{ data: { id: number } }>('POST', '/admin/categories/store', {
      title: 'Soon Gone',
      priority: 0,
    });
    const { data: sub } = await api.call<{ data: { id: number } }>('POST', '/admin/sub-categories/store', {
      title: 'Gone Too',
      priority: 0,
      category_id: category.id,
    });
    problems.expect(/responded with 422|status of 422/);
    const form = productFormPage(page);
    await page.goto('/admin/products/create');
    await form.category.fill('Soon');
    await form.choice('Soon Gone').click();
    await form.subCategory.fill('Gone');
    await form.choice('Gone Too').click();
    await form.name.fill('Orphaned sign');
    await api.call('DELETE', `/admin/sub-categories/delete/${sub.id}`);
    await api.call('DELETE', `/admin/categories/delete/${category.id}`);

    await form.save.click();

    await expect(page.getByText(/category does not exist any more/i).first()).toBeVisible();
    await expect(form.name).toHaveValue('Orphaned sign');
    await expect(page).toHaveURL('/admin/products/create');
  });

  test('An editor who deletes an image a second time sees that it does not exist any more', async ({
    page,
    problems,
    api,
  }) => {
    const { id } = await api.makeProduct({ name: 'Neon with one image' });
    problems.expect(/responded with 404|status of 404/);
    const form = productFormPage(page);
    await page.goto(`/admin/products/${id}/edit?tab=media`);
    await form.files.setInputFiles(await shippedPicture('only.webp'));
    await expect(consoleFrame(page).toast('Images uploaded')).toBeVisible();
    const images = await api.call<{ data: { id: number }[] }>('GET', `/admin/product-images/list/${id}`);
    await api.call('DELETE', `/product-images/delete/${images.data[0]?.id}`);

    await form.remove(1).click();
    await form.confirm.click();

    await expect(consoleFrame(page).toast('This image does not exist any more.')).toBeVisible();
    await expect(page.getByText('No images yet. Click Upload to add some.')).toBeVisible();
    await expect(form.image).toHaveCount(0);
  });
});

import { describe, expect, it } from '@jest/globals';
import { consoleFrame } from '../pages/console-frame.ts';
import { productFormPage } from '../pages/product-form-page.ts';
import { shippedPicture, shopApi } from '../product/shop-api.ts';
import { useStory } from '../story.ts';

describe('Of two who work on one product', () => {
  const story = useStory();

  it('the second to save is told so, and keeps what was typed', async () => {
    const api = await shopApi(story.product);
    const { id } = await api.makeProduct({ name: 'Neon Peacock' });
    const { page, problems } = await story.openTab({ signedIn: true });
    problems.expect(/answered 409|status of 409/);
    const form = productFormPage(page);
    await page.goto(`/admin/products/${id}/edit`);
    await form.name.fill('Neon Peacock, dancing');
    const { id: sub_category_id, category_id } = await api.subCategory();
    await api.call('POST', `/admin/products/update/${id}`, { name: 'Neon Mor', category_id, sub_category_id });

    await form.save.click();
    await form.alert.getByText(/^This product was changed by .+ Reload to see it\.$/).waitFor();
    await form.reload.click();

    expect(await form.name.inputValue()).toBe('Neon Peacock, dancing');
    await page
      .getByText(/Neon Mor/)
      .first()
      .waitFor();
    await form.save.click();
    await consoleFrame(page).toast('Product updated').waitFor();
  });

  it('one learns that the category is gone, beside its field, with everything typed still there', async () => {
    const api = await shopApi(story.product);
    const { data: category } = await api.call<{ data: { id: number } }>('POST', '/admin/categories/store', {
      title: 'Soon Gone',
      priority: 0,
    });
    const { data: sub } = await api.call<{ data: { id: number } }>('POST', '/admin/sub-categories/store', {
      title: 'Gone Too',
      priority: 0,
      category_id: category.id,
    });
    const { page, problems } = await story.openTab({ signedIn: true });
    problems.expect(/answered 422|status of 422/);
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

    await page
      .getByText(/category does not exist any more/i)
      .first()
      .waitFor();
    expect(await form.name.inputValue()).toBe('Orphaned sign');
    expect(new URL(page.url()).pathname).toBe('/admin/products/create');
  });

  it('one who deletes the last image a second time is told that it is gone', async () => {
    const api = await shopApi(story.product);
    const { id } = await api.makeProduct({ name: 'Neon with one image' });
    const { page, problems } = await story.openTab({ signedIn: true });
    problems.expect(/answered 404|status of 404/);
    const form = productFormPage(page);
    await page.goto(`/admin/products/${id}/edit?tab=media`);
    await form.files.setInputFiles(await shippedPicture('only.webp'));
    await consoleFrame(page).toast('Images uploaded').waitFor();
    const images = await api.call<{ data: { id: number }[] }>('GET', `/admin/product-images/list/${id}`);
    await api.call('DELETE', `/product-images/delete/${images.data[0]?.id}`);

    await form.remove(1).click();
    await form.confirm.click();

    await consoleFrame(page).toast('This image does not exist any more.').waitFor();
    await page.getByText('No images yet. Click Upload to add some.').waitFor();
    expect(await form.image.count()).toBe(0);
  });
});

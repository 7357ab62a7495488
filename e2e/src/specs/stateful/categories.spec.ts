import type { ListResponse } from '@lumora/shared-contract/http';
import type { CategoryRow } from '@lumora/shared-contract/taxonomy';
import { disguisedSvg, photo, truncatedPhoto } from '../../browser/pictures.ts';
import { categoriesPage } from '../../pages/categories-page.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { homePage } from '../../pages/home-page.ts';
import { expect, test } from '../../test.ts';

test.use({ signedIn: true, sharesPage: true });

test.describe('Categories', { tag: '@mf-taxonomy/categories' }, () => {
  test('The category form rejects an image of 6 MB and a script named .png before anything is sent, and keeps the title', async ({
    page,
  }) => {
    const categories = categoriesPage(page);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
    await page.goto('/admin/categories');
    await categories.create.click();
    await categories.title.fill('Balcony Signs');

    for (const [file, error] of [
      [await photo(6), /6\.\d MB/],
      [disguisedSvg, /is not a PNG, JPG or WEBP image/],
    ] as const) {
      await categories.image.setInputFiles(file);
      await categories.save.click();
      await expect(categories.imageFileError.filter({ hasText: error })).toBeVisible();
    }

    await expect(categories.title).toHaveValue('Balcony Signs');
    expect(sent.filter((path) => path.endsWith('/store'))).toEqual([]);
  });

  test('The category form shows the server’s error for a truncated image, and keeps the title', async ({
    page,
    problems,
  }) => {
    const categories = categoriesPage(page);
    problems.expect(/categories\/store responded with 4(15|22)/);
    await page.goto('/admin/categories');
    await categories.create.click();
    await categories.title.fill('Half a Picture');
    await categories.image.setInputFiles(await truncatedPhoto());

    await categories.save.click();

    const invalidImage = categories.image.and(page.locator('[aria-invalid="true"]'));
    await expect(categories.alert.or(invalidImage).first()).toBeAttached();
    await expect(categories.title).toHaveValue('Half a Picture');
  });

  test('The category form creates one category when Create is clicked three times', async ({ page }) => {
    const categories = categoriesPage(page);
    await page.goto('/admin/categories');
    await categories.create.click();
    await categories.title.fill('Pressed Thrice');

    await categories.save.click({ clickCount: 3 });
    await expect(consoleFrame(page).toast('Category created')).toBeVisible();

    await categories.search.fill('Pressed Thrice');
    await expect(categories.row('Pressed Thrice')).toHaveCount(1);
  });

  test('The category form shows a conflict to the second of two editors, and keeps the title', async ({
    page: first,
    context,
    problems,
  }) => {
    const second = await context.newPage();
    const [one, other] = [categoriesPage(first), categoriesPage(second)];
    problems.expect(/categories\/update\/\d+ responded with 409/);
    await first.goto('/admin/categories');
    const name = await first
      .getByRole('button', { name: /^Edit / })
      .first()
      .getAttribute('aria-label');
    const title = (name ?? '').replace(/^Edit /, '');
    await one.edit(title).click();
    await second.goto('/admin/categories');
    await other.edit(title).click();

    await one.priority.fill('41');
    await one.save.click();
    await expect(consoleFrame(first).toast('Category updated')).toBeVisible();
    await other.title.fill('My own words');
    await other.save.click();

    await expect(other.alert.getByText(/was changed by .+ Reload to see it\./)).toBeVisible();
    await expect(other.title).toHaveValue('My own words');
  });

  test.describe(() => {
    // the second test looks for what the first creates
    test.describe.configure({ mode: 'serial' });

    const title = 'Wedding Arches';

    test(
      'A category with an image of 4 MB appears in the console, and with its first product on the home page',
      { tag: '@mf-storefront/home' },
      async ({ page, openVisitor, api }) => {
        const categories = categoriesPage(page);
        const shop = await openVisitor();
        await page.goto('/admin/categories');
        await shop.goto('/');

        await categories.create.click();
        await categories.title.fill(title);
        await categories.image.setInputFiles(await photo(4));
        await categories.save.click();
        await expect(consoleFrame(page).toast('Category created')).toBeVisible();
        const { data } = await api.call<ListResponse<CategoryRow>>('GET', `/admin/categories/list?q=${title}`);
        expect(await (await shop.request.get('/')).text()).not.toContain(title);
        await api.makeProduct({
          name: 'Mandap',
          category_id: data[0]?.id ?? 0,
          sub_category_id: null,
          is_active: true,
        });

        await expect(async () => expect(await (await shop.request.get('/')).text()).toContain(title)).toPass();
        await shop.reload();
        await expect(homePage(shop).category(title)).toBeVisible();
        await categories.search.fill(title);
        await expect(categories.row(title)).toHaveCount(1);
        await expect(categories.dialog).toBeHidden();
      },
    );

    test('A created category is still there with its image after a power cut', async ({ page, product }) => {
      test.setTimeout(60_000); // it restarts the product
      await product.kill();
      await product.restart();
      const categories = categoriesPage(page);

      await page.goto('/admin/categories');
      await categories.search.fill(title);

      const image = categories.row(title).locator('img');
      await expect(image).toBeVisible();
      const response = await page.request.get((await image.getAttribute('src')) ?? '');
      expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/webp']);
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { photo } from '../browser/pictures.ts';
import { categoriesPage } from '../pages/categories-page.ts';
import { consoleFrame } from '../pages/console-frame.ts';
import { homePage } from '../pages/home-page.ts';
import { useStory } from '../story.ts';

describe('A category with a picture of 4 MB', () => {
  const story = useStory();
  const title = 'Wedding Arches';

  it('is in the table once it is created, and on the shop’s home page', async () => {
    const { page } = await story.openTab({ signedIn: true });
    const { page: shop } = await story.openTab();
    const categories = categoriesPage(page);
    await page.goto('/admin/categories');
    await shop.goto('/');

    await categories.create.click();
    await categories.title.fill(title);
    await categories.image.setInputFiles(await photo(4));
    await categories.save.click();
    await consoleFrame(page).toast('Category created').waitFor();

    await homeShows(shop, title);
    await categories.search.fill(title);
    await categories.row(title).waitFor();
    await categories.dialog.waitFor({ state: 'detached' });
    expect(await categories.row(title).count()).toBe(1);
  });

  it('is there, picture and all, after a power cut', async () => {
    await story.cutPower();
    const { page } = await story.openTab({ signedIn: true });
    const categories = categoriesPage(page);

    await page.goto('/admin/categories');
    await categories.search.fill(title);

    const picture = categories.row(title).locator('img');
    await picture.waitFor();
    const address = await picture.getAttribute('src');
    const answer = await page.request.get(address ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp']);
  });
});

/** Asks for the page as a new visitor does, until it names the category, and looks at it then. */
async function homeShows(page: Page, title: string): Promise<void> {
  while (!(await (await page.request.get('/')).text()).includes(title));
  await page.reload();
  await homePage(page).category(title).waitFor();
}

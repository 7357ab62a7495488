import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { disguisedSvg, photo, truncatedPhoto } from '../browser/pictures.ts';
import { categoriesPage } from '../pages/categories-page.ts';
import { consoleFrame } from '../pages/console-frame.ts';
import { useStory } from '../story.ts';

describe('The category form', () => {
  const story = useStory();

  it('refuses a picture of 6 MB and a script named .png before anything is sent, and keeps what was typed', async () => {
    const { page } = await story.openTab({ signedIn: true });
    const categories = categoriesPage(page);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
    await page.goto('/admin/categories');
    await categories.create.click();
    await categories.title.fill('Balcony Signs');

    for (const [file, refusal] of [
      [await photo(6), /6\.\d MB/],
      [disguisedSvg, /is not a PNG, JPG or WEBP image/],
    ] as const) {
      await categories.image.setInputFiles(file);
      await categories.save.click();
      await categories.imageRefusal.filter({ hasText: refusal }).waitFor();
    }

    expect(await categories.title.inputValue()).toBe('Balcony Signs');
    expect(sent.filter((path) => path.endsWith('/store'))).toEqual([]);
  });

  it('says what the server found wrong with a picture that broke off, and keeps what was typed', async () => {
    const { page, problems } = await story.openTab({ signedIn: true });
    const categories = categoriesPage(page);
    problems.expect(/categories\/store answered 4(15|22)/);
    await page.goto('/admin/categories');
    await categories.create.click();
    await categories.title.fill('Half a Picture');
    await categories.image.setInputFiles(await truncatedPhoto());

    await categories.save.click();

    await categories.alert
      .or(categories.image.and(page.locator('[aria-invalid="true"]')))
      .first()
      .waitFor();
    expect(await categories.title.inputValue()).toBe('Half a Picture');
  });

  it('creates one category however often Create is pressed', async () => {
    const { page } = await story.openTab({ signedIn: true });
    const categories = categoriesPage(page);
    await page.goto('/admin/categories');
    await categories.create.click();
    await categories.title.fill('Pressed Thrice');

    await categories.save.click({ clickCount: 3 });
    await consoleFrame(page).toast('Category created').waitFor();

    await categories.search.fill('Pressed Thrice');
    await categories.row('Pressed Thrice').waitFor();
    expect(await categories.row('Pressed Thrice').count()).toBe(1);
  });

  it('tells the second of two people who edit one category, and keeps what they typed', async () => {
    const { page: first, problems } = await story.openTab({ signedIn: true });
    const second = await first.context().newPage();
    const [one, other] = [categoriesPage(first), categoriesPage(second)];
    problems.expect(/categories\/update\/\d+ answered 409/);
    await first.goto('/admin/categories');
    const title = await firstTitle(first);
    await one.edit(title).click();
    await second.goto('/admin/categories');
    await other.edit(title).click();

    await one.priority.fill('41');
    await one.save.click();
    await consoleFrame(first).toast('Category updated').waitFor();
    await other.title.fill('My own words');
    await other.save.click();

    await other.alert.getByText(/was changed by .+ Reload to see it\./).waitFor();
    expect(await other.title.inputValue()).toBe('My own words');
  });
});

async function firstTitle(page: Page): Promise<string> {
  const edit = page.getByRole('button', { name: /^Edit / }).first();
  const name = await edit.getAttribute('aria-label');
  return (name ?? '').replace(/^Edit /, '');
}

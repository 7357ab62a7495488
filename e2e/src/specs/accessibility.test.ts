import { describe, expect, it } from '@jest/globals';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { categoriesPage } from '../pages/categories-page.ts';
import { useStory } from '../story.ts';

describe('axe finds nothing to mend', () => {
  const story = useStory();

  it.each([
    '/',
    '/custom-neon',
    '/product-display',
    '/gallery',
    '/pages/offers',
    '/cart',
    '/checkout',
    '/orders/LUM-7F3K2Q',
    '/no-such-page',
    '/auth/login',
    '/admin',
    '/admin/categories',
  ])('on %s', async (path) => {
    const { page } = await openExamined(path);

    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();

    expect(await findings(page)).toEqual([]);
  });

  it('in the category form', async () => {
    const { page } = await openExamined('/admin/categories');
    const categories = categoriesPage(page);

    await page.goto('/admin/categories');
    await categories.create.click();
    await categories.title.waitFor();
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

    expect(await findings(page)).toEqual([]);
  });

  /** axe comes in before the page's own scripts, where no CSP stands in its way. Still, so that no colour is caught half-way. */
  async function openExamined(path: string) {
    const tab = await story.openTab({ signedIn: path.startsWith('/admin'), reducedMotion: 'reduce' });
    tab.problems.expect(/no-such-page answered 404/);
    await tab.page.addInitScript({ content: axe.source });
    return tab;
  }
});

async function findings(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

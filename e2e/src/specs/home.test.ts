import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { homePage } from '../pages/home-page.ts';
import { notFoundPage } from '../pages/not-found-page.ts';
import { useStory } from '../story.ts';

/** Words that survive minification in the console's packages, in their styles or in the names of their files. */
const marksOfTheConsole = [
  /Mui[A-Z]/,
  /emotion/i,
  /formik/i,
  /Sign in to the console/,
  /rdg-|react-data-grid/,
  /notistack/i,
  /is a required field/,
  /federation/i,
];

/** Any word may stand in one by chance. */
const hash = /sha384-[\w+/=]+/g;

describe('The home page', () => {
  const story = useStory();

  it('downloads nothing of the console', async () => {
    const { page } = await story.openTab();
    const bodies: { url: string; text: string }[] = [];
    page.on('response', async (response) => {
      if (!['script', 'stylesheet', 'fetch', 'xhr', 'other'].includes(response.request().resourceType())) return;
      bodies.push({ url: response.url(), text: (await response.text()).replaceAll(hash, '') });
    });

    await page.goto('/', { waitUntil: 'networkidle' });

    const scripts = bodies.filter(({ url }) => url.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    const found = bodies.flatMap(({ url, text }) =>
      marksOfTheConsole.filter((mark) => mark.test(text) || mark.test(url)).map((mark) => `${url}: ${mark.source}`),
    );
    expect(found).toEqual([]);
  });

  it('is complete with scripts off', async () => {
    const { page, problems } = await story.openTab({ javaScriptEnabled: false });
    const home = homePage(page);
    // this is how Chromium says that scripts are off
    problems.expect(/^did not get .+\.js: csp$/);
    const titles = await shownCategories(story.product.url);

    await page.goto('/');

    await home.hero.waitFor();
    await home.subheading.waitFor();
    expect(await home.designYours.getAttribute('href')).toContain('#configure');
    expect(await home.browseCatalog.getAttribute('href')).toContain('#catalog');
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(await home.category(title).count()).toBeGreaterThan(0);
  });

  it('comes alive in the browser without a warning and without asking for its data again', async () => {
    const { page } = await story.openTab();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    await page.goto('/', { waitUntil: 'networkidle' });

    await homePage(page).hero.waitFor();
    expect(await isHydrated(page)).toBe(true);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  it('comes alive without a warning on links of a campaign, which narrow no list', async () => {
    const { page } = await story.openTab({ viewport: { width: 375, height: 740 } });

    await page.goto('/product-display?utm_source=newsletter&gclid=1', { waitUntil: 'networkidle' });

    expect(await isHydrated(page)).toBe(true);
    expect(await page.locator('summary').first().innerText()).toBe('Filters');
    expect(await page.getByRole('link', { name: 'Clear filters' }).count()).toBe(0);
  });

  it.each([
    { start: '/', link: 'Design Yours' },
    { start: '/gallery', link: 'Design' },
  ])('$link on $start of a phone leads to the designer at once', async ({ start, link }) => {
    const { page } = await story.openTab({ viewport: { width: 375, height: 740 } });
    await page.goto(start, { waitUntil: 'networkidle' });

    await page.getByRole('link', { name: link, exact: true }).click();

    const heading = page.getByRole('heading', { name: 'See your words in light' });
    const top = await heading.evaluate(async (element) => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return element.getBoundingClientRect().top;
    });
    expect(top).toBeGreaterThan(64); // below the bar
    expect(top).toBeLessThan(300);
  });

  it('answers an unknown address with 404 and the way home', async () => {
    const { page, problems } = await story.openTab();
    const notFound = notFoundPage(page);
    problems.expect(/\/no-such-page answered 404/);

    const answer = await page.goto('/no-such-page');

    expect(answer?.status()).toBe(404);
    await notFound.heading.waitFor();
    await notFound.message.waitFor();
    await notFound.contactSupport.waitFor();
    await notFound.goHome.click();
    await homePage(page).hero.waitFor();
  });
});

async function shownCategories(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/home`);
  const { data } = (await answer.json()) as { data: { categories: { title: string }[] } };
  return data.categories.map(({ title }) => title);
}

/** React marks what it has taken over with properties of its own. */
function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const drawn = document.querySelector('#lumora-root *');
    return drawn !== null && Object.keys(drawn).some((key) => key.startsWith('__react'));
  });
}

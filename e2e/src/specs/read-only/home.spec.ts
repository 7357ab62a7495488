import type { Response } from '@playwright/test';
import { expectReady } from '../../browser/expect-ready.ts';
import { scrollThrough } from '../../browser/scroll-through.ts';
import { waitForFrames } from '../../browser/wait-for-frames.ts';
import { designerPage } from '../../pages/designer-page.ts';
import { homePage } from '../../pages/home-page.ts';
import { notFoundPage } from '../../pages/not-found-page.ts';
import { expect, test } from '../../test.ts';

/** Texts that minification keeps in the console's packages, in their styles or in their file names. */
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

/** Hashes are left out of the search: they may contain a word by chance. */
const hash = /sha384-[\w+/=]+/g;

function isText(response: Response): boolean {
  return ['script', 'stylesheet', 'fetch', 'xhr', 'other'].includes(response.request().resourceType());
}

async function readBody(response: Response): Promise<{ url: string; text: string }> {
  return { url: response.url(), text: (await response.text()).replaceAll(hash, '') };
}

test.describe('Home page', () => {
  test('The home page downloads nothing of the console', { tag: '@mf-storefront/home' }, async ({ page }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));

    await page.goto('/', { waitUntil: 'networkidle' });
    await expectReady(page);

    const bodies = await Promise.all(responses.filter(isText).map(readBody));
    const scripts = bodies.filter(({ url }) => url.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    const found = bodies.flatMap(({ url, text }) =>
      marksOfTheConsole.filter((mark) => mark.test(text) || mark.test(url)).map((mark) => `${url}: ${mark.source}`),
    );
    expect(found).toEqual([]);
  });

  test.describe('Without scripts', { tag: '@mf-storefront/home' }, () => {
    test.use({ javaScriptEnabled: false });

    test('the home page is complete', async ({ page, problems, request }) => {
      const home = homePage(page);
      // this is how Chromium reports that scripts are off
      problems.expect(/^did not get .+\.js: csp$/);
      const { data } = await (await request.get('/api/home')).json();
      const titles: string[] = data.categories.map(({ title }: { title: string }) => title);

      await page.goto('/');

      await expect(home.hero).toBeVisible();
      await expect(home.subheading).toBeVisible();
      await expect(home.designYours).toHaveAttribute('href', /#configure/);
      await expect(home.browseCatalog).toHaveAttribute('href', /#catalog/);
      expect(titles.length).toBeGreaterThan(0);
      for (const title of titles) await expect(home.category(title).first()).toBeAttached();
    });
  });

  for (const viewport of [
    { width: 320, height: 740 },
    { width: 375, height: 667 },
  ]) {
    const size = `${viewport.width} × ${viewport.height} px`;
    test(`The heading takes one line on a screen of ${size}`, { tag: '@mf-storefront/home' }, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      const { hero } = homePage(page);

      const fontSize = await hero.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
      expect((await hero.boundingBox())?.height).toBeLessThan(1.5 * fontSize);
    });
  }

  for (const width of [320, 768, 1440]) {
    test(
      `The buttons of the hero are as wide as the field above them at ${width} px`,
      { tag: '@mf-storefront/home' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.goto('/');
        const { field, designYours, browseCatalog } = homePage(page);

        const [outer, left, right] = [
          await field.boundingBox(),
          await designYours.boundingBox(),
          await browseCatalog.boundingBox(),
        ];
        expect(left?.x).toBe(outer?.x);
        expect((right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo((outer?.x ?? 0) + (outer?.width ?? 0));
        expect(left?.width).toBe(right?.width);
      },
    );
  }

  test(
    'The home page hydrates without a warning and without asking for its data again',
    { tag: '@mf-storefront/home' },
    async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));

      await page.goto('/', { waitUntil: 'networkidle' });

      await expectReady(page);
      expect(requested.filter((path) => path.startsWith('/api/'))).toEqual([]);
    },
  );

  test(
    'The home page loads the designer only when it comes near the screen',
    { tag: '@mf-storefront/home' },
    async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));

      await page.goto('/', { waitUntil: 'networkidle' });
      const early = requested.filter((path) => path.includes('custom-neon'));
      await page.getByRole('region', { name: 'See your words in light' }).scrollIntoViewIfNeeded();
      await expect(designerPage(page).total).toBeVisible();

      expect(early).toEqual([]);
      expect(requested.some((path) => path.includes('screen-custom-neon'))).toBe(true);
    },
  );

  for (const { viewport, maxHeight } of [
    { viewport: { width: 375, height: 740 }, maxHeight: 8000 },
    { viewport: { width: 1440, height: 900 }, maxHeight: 6500 },
  ]) {
    test.describe(() => {
      test.use({ viewport });

      test(
        `The home page is at most ${maxHeight} px long at ${viewport.width} px`,
        { tag: '@mf-storefront/home' },
        async ({ page }) => {
          await page.goto('/');
          await expectReady(page);

          await scrollThrough(page); // content outside of the viewport has an estimated height before
          // the designer is loaded near the viewport; the page may have been scrolled before its scripts ran
          // without a wait for frames: in CI, headless Chromium once drew none for 90 s
          await page.locator('#configure').evaluate((section) => section.scrollIntoView());
          await expect(designerPage(page).total).toBeVisible();

          expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(maxHeight);
        },
      );
    });
  }

  test(
    'The home page shows reviews by verified buyers with their city, each with a link to its product',
    { tag: '@mf-storefront/home' },
    async ({ page }) => {
      await page.goto('/');
      await expectReady(page);

      const reviews = page.getByRole('region', { name: 'On their walls' }).getByRole('listitem');
      await expect(reviews).toHaveCount(3);
      await expect(reviews.first()).toContainText(/\w, \w+Verified buyer/);
      const link = reviews.first().getByRole('link');
      const name = (await link.textContent()) ?? '';
      await link.click();

      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    },
  );

  test(
    'The shop responds to an unknown URL with 404 and a link to the home page',
    { tag: '@mf-storefront/not-found' },
    async ({ page, problems }) => {
      const notFound = notFoundPage(page);
      problems.expect(/\/no-such-page responded with 404/);

      const response = await page.goto('/no-such-page');

      expect(response?.status()).toBe(404);
      await expect(notFound.heading).toBeVisible();
      await expect(notFound.message).toBeVisible();
      await expect(notFound.contactSupport).toBeVisible();
      await notFound.goHome.click();
      await expect(homePage(page).hero).toBeVisible();
    },
  );

  test(
    'The link Design in the navigation leads to the designer of the home page from another page',
    { tag: '@mf-storefront/home' },
    async ({ page }) => {
      await page.goto('/gallery');
      await expectReady(page);

      await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Design', exact: true }).click();

      await expect(page.getByRole('heading', { name: 'See your words in light' })).toBeInViewport();
    },
  );

  test.describe('On a phone', () => {
    test.use({ viewport: { width: 375, height: 740 } });

    test(
      'a list opened by a link of a campaign hydrates without a warning and is not filtered',
      { tag: '@mf-storefront/product-list' },
      async ({ page }) => {
        await page.goto('/product-display?utm_source=newsletter&gclid=1');

        await expectReady(page);
        await expect(page.locator('summary').first()).toHaveText('Filters');
        await expect(page.getByRole('link', { name: 'Clear filters' })).toHaveCount(0);
      },
    );

    for (const { start, link, section } of [
      { start: '/', link: 'Design Yours', section: 'See your words in light' },
      { start: '/gallery', link: 'Explore', section: 'Pick your glow' },
    ]) {
      test(
        `the link “${link}” on ${start} leads to its section at once`,
        { tag: '@mf-storefront/home' },
        async ({ page }) => {
          await page.goto(start);
          await expectReady(page);

          await page.getByRole('link', { name: link, exact: true }).click();

          const heading = page.getByRole('heading', { name: section });
          await heading.waitFor();
          await waitForFrames(page);
          const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
          expect(top).toBeGreaterThan(64); // below the bar
          expect(top).toBeLessThan(300);
        },
      );
    }
  });
});

import { launchBrowser } from '@lumora/e2e/launch-browser';
import { signInByApi } from '@lumora/e2e/sign-in-by-api';
import type { Product } from '@lumora/e2e/start-product';
import type { Browser, Page } from 'playwright-core';
import { times } from '../measurement/figures.ts';

declare global {
  interface Window {
    /** durations (ms) of tasks over 50 ms; set by `watchLongTasks` */
    lumoraLongTasks: number[];
  }
}

const many = 10_000;

/** Measures tasks over 50 ms while a user types in the search, scrolls and sorts: with the sample's categories, then with 10,000. */
export async function manyCategories({ url }: Product): Promise<void> {
  const { token, user } = await signInByApi(url);
  const browser = await launchBrowser();
  try {
    const visit = () => openCategories(browser, url, JSON.stringify({ user, token, isAuthenticated: true }));
    const few = await measure(await visit());
    await createCategories(url, token);
    const lots = await measure(await visit());
    console.table([
      { categories: 'sample', ...few },
      { categories: many, ...lots },
    ]);
    console.log(`Typing to result: ${times(lots['typing ms'], few['typing ms'])} the sample's.`);
  } finally {
    await browser.close();
  }
}

async function openCategories(browser: Browser, url: string, session: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'auth-storage', value: session }] }] },
  });
  const page = await context.newPage();
  await page.goto('/admin/categories', { waitUntil: 'networkidle' });
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('100');
  await page.evaluate(watchLongTasks);
  return page;
}

async function measure(page: Page) {
  const search = page.getByRole('searchbox', { name: 'Search table…' });
  const started = performance.now();
  await search.pressSequentially('neon', { delay: 60 });
  await search.press('Escape');
  await search.pressSequentially('category 99', { delay: 60 });
  await page
    .getByText(/ of \d{2,3}$/)
    .or(page.getByText('No results found.'))
    .first()
    .waitFor();
  const typing = performance.now() - started;
  await search.press('Escape');
  const typingTasks = await collectLongTasks(page);

  await page.getByRole('row').nth(1).hover();
  for (let step = 0; step < 60; step += 1) await page.mouse.wheel(0, step < 30 ? 120 : -120);
  await page.getByRole('columnheader', { name: 'Title' }).click({ clickCount: 2, delay: 50 });
  const scrollTasks = await collectLongTasks(page);
  await page.context().close();

  return {
    'typing ms': Math.round(typing),
    'long tasks typing': typingTasks.length,
    'longest typing (ms)': Math.max(0, ...typingTasks),
    'long tasks scrolling, sorting': scrollTasks.length,
    'longest scrolling, sorting (ms)': Math.max(0, ...scrollTasks),
  };
}

/** Runs in the page: records the durations (ms) of tasks over 50 ms. */
function watchLongTasks(): void {
  const durationsMs: number[] = [];
  window.lumoraLongTasks = durationsMs;
  new PerformanceObserver((list) => durationsMs.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}

/** Waits two frames, because the observer receives a task after its end. */
function collectLongTasks(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return window.lumoraLongTasks.splice(0);
  });
}

async function createCategories(url: string, token: string): Promise<void> {
  let created = 0;
  const worker = async () => {
    while (created < many) {
      created += 1;
      const form = new FormData();
      form.set('title', `Category ${created}`);
      form.set('priority', String(created));
      const response = await fetch(`${url}/api/admin/categories/store`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      if (!response.ok)
        throw new Error(`Category ${created} was rejected with ${response.status}: ${await response.text()}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

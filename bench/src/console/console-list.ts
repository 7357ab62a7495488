import { launchBrowser } from '@lumora/e2e/launch-browser';
import { signInByApi } from '@lumora/e2e/sign-in-by-api';
import type { Product } from '@lumora/e2e/start-product';
import { measureTransfer } from '@lumora/e2e/weigh-visit';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { median, times } from '../measurement/figures.ts';
import { servePlainRows } from './plain-rows.ts';

declare global {
  interface Window {
    /** when rows had been visible for two frames, ms after the navigation; set by `watchRows` */
    lumoraRowsAt?: number;
  }
}

const path = '/admin/products';
const rounds = 5;

/** Network and processor of a slow phone, as in the limits for the list. */
const throttled = { cpu: 4, bytesPerSecond: 10_000_000 / 8, latencyMs: 40 };

type Throttle = typeof throttled | null;

/**
 * Measures the time from navigation to the rows of a console list, signed in, cold and warm; and of a plain page
 * whose only script has the same size and renders the same number of rows with React.
 */
export async function consoleList({ url }: Product): Promise<void> {
  const browser = await launchBrowser();
  const visitor = await signedInVisitor(url);
  const { scripts } = await weigh(browser, visitor);
  const plain = await servePlainRows(scripts);
  try {
    const rows = [];
    for (const throttle of [null, throttled]) {
      const list = await measure(browser, visitor, throttle, url + path);
      const reference = await measure(browser, {}, throttle, plain.url);
      for (const cache of ['cold', 'warm'] as const) {
        rows.push({
          network: throttle ? '4 × CPU, 10 Mbit/s, 40 ms' : 'as it is',
          cache,
          'list ms': Math.round(list[cache]),
          'plain page ms': Math.round(reference[cache]),
          ratio: times(list[cache], reference[cache]),
        });
      }
    }
    console.log(`${path}: ${scripts} bytes of scripts (gzip), as much in the plain page; medians of ${rounds}`);
    console.table(rows);
  } finally {
    await plain.close();
    await browser.close();
  }
}

async function weigh(browser: Browser, visitor: BrowserContextOptions) {
  const context = await browser.newContext(visitor);
  const weight = await measureTransfer(await context.newPage(), path);
  await context.close();
  return weight;
}

/** Returns medians (ms) of visits with an empty cache and of those immediately after them. */
async function measure(browser: Browser, visitor: BrowserContextOptions, throttle: Throttle, url: string) {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext(visitor);
    await context.addInitScript({ content: watchRows });
    const page = await context.newPage();
    await slowDown(page, throttle);
    cold.push(await visit(page, url));
    warm.push(await visit(page, url));
    await context.close();
  }
  return { cold: median(cold), warm: median(warm) };
}

async function visit(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'load' });
  const seen = await page.waitForFunction(() => window.lumoraRowsAt);
  return Number(await seen.jsonValue());
}

/** Runs in the page: records when (ms after navigation) rows had been visible for two frames. A text, which no loader changes. */
const watchRows = `{
  const waitForRows = () => requestAnimationFrame(rows() > 1 ? note : waitForRows);
  const rows = () => document.querySelectorAll('[role="grid"] [role="row"]').length;
  const note = () => requestAnimationFrame(() => (window.lumoraRowsAt = performance.now()));
  waitForRows();
}`;

async function slowDown(page: Page, throttle: Throttle): Promise<void> {
  if (throttle === null) return;
  const { cpu, bytesPerSecond, latencyMs } = throttle;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

async function signedInVisitor(url: string): Promise<BrowserContextOptions> {
  const { token, user } = await signInByApi(url);
  const value = JSON.stringify({ user, token, isAuthenticated: true });
  const origins = [{ origin: url, localStorage: [{ name: 'auth-storage', value }] }];
  return { baseURL: url, viewport: { width: 1280, height: 800 }, storageState: { cookies: [], origins } };
}

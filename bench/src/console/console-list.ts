import { launchBrowser } from '@lumora/e2e/launch-browser';
import { signInByApi } from '@lumora/e2e/sign-in-by-api';
import type { Product } from '@lumora/e2e/start-product';
import { measureTransfer } from '@lumora/e2e/weigh-visit';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openBarePage, type BarePage } from '../measurement/bare-page.ts';
import { median, times } from '../measurement/figures.ts';
import { servePlainRows } from './plain-rows.ts';

const path = '/admin/products';
const rounds = 5;
const viewport = { width: 1280, height: 800 };

/** Network and processor of a slow device, for which the limit of the list is 1.2 s. */
const throttled = { cpu: 4, bytesPerSecond: 10_000_000 / 8, latencyMs: 40 };

type Throttle = typeof throttled | null;

/**
 * Measures the time from navigation to the rows of a console list, signed in, cold and warm; and of a plain page
 * whose only script has the same size and renders the same number of rows with React.
 */
export async function consoleList({ url }: Product): Promise<void> {
  const browser = await launchBrowser();
  const session = await storedSession(url);
  const { scripts } = await weigh(browser, visitor(url, session));
  const plain = await servePlainRows(scripts);
  try {
    const rows = [];
    for (const throttle of [null, throttled]) {
      const list = await measure(browser, session, throttle, url + path);
      const reference = await measure(browser, null, throttle, plain.url);
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
async function measure(browser: Browser, session: string | null, throttle: Throttle, url: string) {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openBarePage(browser);
    await page.call('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 1, mobile: false });
    await page.call('Page.addScriptToEvaluateOnNewDocument', { source: `${watchRows}${storeSession(session)}` });
    await slowDown(page, throttle);
    cold.push(await visit(page, url));
    warm.push(await visit(page, url));
    await page.close();
  }
  return { cold: median(cold), warm: median(warm) };
}

async function visit(page: BarePage, url: string): Promise<number> {
  await page.call('Page.navigate', { url });
  return Number(await page.waitFor('document.readyState === "complete" && window.lumoraRowsAt'));
}

/**
 * Runs in the page: records when (ms after navigation) rows had been visible for two frames. It observes mutations, because
 * a callback that requests the next frame would make the browser render each one. A text, which no loader changes.
 */
const watchRows = `new MutationObserver((_, observer) => {
  if (document.querySelectorAll('[role="grid"] [role="row"]').length <= 1) return;
  observer.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => (window.lumoraRowsAt = performance.now())));
}).observe(document, { childList: true, subtree: true });`;

function storeSession(session: string | null): string {
  return session === null ? '' : `localStorage.setItem('auth-storage', ${JSON.stringify(session)});`;
}

async function slowDown(page: BarePage, throttle: Throttle): Promise<void> {
  if (throttle === null) return;
  const { cpu, bytesPerSecond, latencyMs } = throttle;
  await page.call('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.call('Network.enable');
  await page.call('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Returns what the browser of a signed-in administrator has stored. */
async function storedSession(url: string): Promise<string> {
  const { token, user } = await signInByApi(url);
  return JSON.stringify({ user, token, isAuthenticated: true });
}

function visitor(url: string, session: string): BrowserContextOptions {
  const origins = [{ origin: url, localStorage: [{ name: 'auth-storage', value: session }] }];
  return { baseURL: url, viewport, storageState: { cookies: [], origins } };
}

import { setTimeout } from 'node:timers/promises';
import { permissions } from '@lumora/shared-contract/auth';
import type { GateCheck } from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';
import type { Browser, Page } from 'playwright-core';
import { openSandboxGateway, type SandboxGateway } from './sandbox-gateway.ts';
import { findChromium } from './find-chromium.ts';
import type { GateContext } from './gate-context.ts';

/**
 * Opens every page of the candidate in Chromium, under the production security policy, beside what is live. The API
 * answers nothing, so that no gate depends on data: a page passes when its code came, ran and drew.
 */
export async function bootPages(candidate: Release, context: GateContext): Promise<GateCheck> {
  const visits = visitsOf(candidate, context.others);
  if (visits.length === 0) return { check, outcome: 'passed', message: 'it has no pages' };
  const executablePath = findChromium(process.env);
  if (executablePath === null) return { check, outcome: 'not run', message: 'no browser found (CHROME_PATH)' };
  const { chromium } = await import('playwright-core');
  const booth = await openSandboxGateway(candidate, context);
  const browser = await chromium.launch({ executablePath, args: quietBrowser });
  try {
    const troubles: string[] = [];
    for (const visit of visits) troubles.push(...(await open(browser, booth, visit)));
    if (troubles.length > 0) return { check, outcome: 'failed', message: troubles.join(' ') };
    return { check, outcome: 'passed', message: `${visits.length} in Chromium` };
  } finally {
    await browser.close();
    await booth.close();
  }
}

const check = 'pages open';

const quietBrowser = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** Whatever a page asks for, this visitor may. */
const visitor = JSON.stringify({
  user: { id: 0, name: 'Gate', email: 'gate@lumora.invalid', role: 'Administrator', permissions },
  token: 'gate',
  isAuthenticated: true,
});

/** `module` is whose code has to come; the shell's own pages come with it. */
interface Visit {
  path: string;
  module: string | null;
}

/** Every page of the candidate; for a new shell also one page of every other module. */
function visitsOf({ module, manifest }: Release, others: Release[]): Visit[] {
  if (manifest.kind === 'storefront') return [{ path: '/', module }];
  const owner = manifest.kind === 'shell' ? null : module;
  const own = manifest.routes.map(({ path }) => ({ path: path.replace(/:[^/]+/g, '1'), module: owner }));
  if (manifest.kind === 'console') return own;
  const theirs = others.flatMap((other) =>
    other.manifest.kind === 'storefront'
      ? [{ path: '/', module: other.module }]
      : other.manifest.routes.slice(0, 1).map(({ path }) => ({ path, module: other.module })),
  );
  return [...own, ...theirs];
}

/** How long (ms) a page may take. */
const timeoutMs = 20_000;

/** What went wrong on the page, sentence by sentence. */
async function open(browser: Browser, booth: SandboxGateway, { path, module }: Visit): Promise<string[]> {
  const troubles: string[] = [];
  const context = await browser.newContext();
  try {
    await context.addInitScript((stored) => localStorage.setItem('auth-storage', stored), visitor);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => troubles.push(message));
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) troubles.push(message.text());
    });
    booth.clear();
    await page.goto(booth.address + path, { waitUntil: 'load', timeout: timeoutMs });
    troubles.push(...(await waitForPage(page, booth, module)));
  } catch (error) {
    troubles.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    await context.close();
  }
  return [...new Set(troubles)].map((words) => `${path}: ${words}`);
}

/** Waits until the module has come and drawn, or has said that it could not. */
async function waitForPage(page: Page, booth: SandboxGateway, module: string | null): Promise<string[]> {
  const isLate = module !== null && (await isLater(booth.awaitReport(module)));
  if (isLate) return [`${module} did not come within ${timeoutMs / 1000} s.`];
  // its code has come; every page has a heading once it is drawn, and so has the panel of one that is broken
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor({ timeout: timeoutMs });
  // what throws in an effect does so before the second frame
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  // a report travels behind the panel that names it
  const panel = page.getByText(/^Report \w+ · /);
  if (await panel.isVisible()) await booth.awaitFailure();
  return booth.reports
    .filter(({ kind }) => kind !== 'load')
    .map(({ module: name, message }) => `${name} – ${message ?? 'its first try failed'}.`);
}

async function isLater(arriving: Promise<unknown>): Promise<boolean> {
  const late = new AbortController();
  const waiting = setTimeout(timeoutMs, true, { signal: late.signal }).catch(() => false);
  const isLate = await Promise.race([arriving.then(() => false), waiting]);
  late.abort();
  return isLate;
}

import { setTimeout } from 'node:timers/promises';
import { permissions } from '@lumora/shared-contract/auth';
import type { GateCheck } from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';
import type { Browser, Page } from 'playwright-core';
import { pageVisits, type PageVisit, type PageVisits } from './page-visits.ts';
import { openSandboxGateway, type SandboxGateway } from './sandbox-gateway.ts';
import { findChromium } from './find-chromium.ts';
import type { GateContext } from './gate-context.ts';

declare global {
  interface Window {
    /** binding of Playwright in pages that the gate opens */
    lumoraGateViolation(violation: string): void;
  }
}

/**
 * Opens every page of the candidate in Chromium, under the production security policy, beside the live releases. A page
 * passes if its code is loaded, runs and renders. Pages of the console get no data, so that no verdict depends on it; pages
 * of the shop get the data of the live API, if it responds, and must have the expected status.
 */
export async function bootPages(candidate: Release, context: GateContext): Promise<GateCheck> {
  const found = await pageVisits(candidate, context);
  const { visits } = found;
  if (visits.length === 0) return { check, outcome: 'passed', message: 'it has no pages' };
  const executablePath = findChromium(process.env);
  if (executablePath === null) return { check, outcome: 'not run', message: 'no browser found (CHROME_PATH)' };
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: quietBrowser }).catch(firstLine);
  if (typeof browser === 'string')
    return { check, outcome: 'not run', message: `the browser did not start: ${browser}` };
  try {
    const problems = await openAll(visits, browser, await openSandboxGateway(candidate, context));
    if (problems.length > 0) return { check, outcome: 'failed', message: problems.join(' ') };
    return { check, outcome: 'passed', message: formatVisits(found) };
  } finally {
    await browser.close();
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

/** Has every permission. */
const visitor = JSON.stringify({
  user: { id: 0, name: 'Gate', email: 'gate@lumora.invalid', role: 'Administrator', permissions },
  token: 'gate',
  isAuthenticated: true,
});

function formatVisits({ visits, withoutExample, withoutPage }: PageVisits): string {
  const missing = withoutExample.length === 0 ? '' : `; the data has no example of: ${withoutExample.join(', ')}`;
  const closed = withoutPage.length === 0 ? '' : `; the live shell cannot open: ${withoutPage.join(', ')}`;
  return `${visits.length} in Chromium${missing}${closed}`;
}

/** Max time (ms) for a page to load, and to render. */
const timeoutMs = 20_000;

/** A page of the browser, in which pages of the candidate are opened one after the other: docs/decisions/127. */
interface SharedPage {
  page: Page;
  /** one sentence for each problem of the page of the candidate that is open */
  problems: string[];
}

/** Opened between two pages: it has the same origin and no scripts. */
const plainDocument = '/robots.txt';

/** Opens the pages one after the other, closes the sandbox and returns one sentence for each problem. */
async function openAll(visits: PageVisit[], browser: Browser, sandbox: SandboxGateway): Promise<string[]> {
  let shared: SharedPage | null = null;
  const problems: string[] = [];
  try {
    for (const visit of visits) {
      shared ??= await openShared(browser, visit.status === undefined);
      const found = await open(shared, sandbox, visit);
      problems.push(...found);
      if (found.length === 0) continue;
      // the page may hang
      await shared.page.context().close();
      shared = null;
    }
    return problems;
  } finally {
    await sandbox.close();
  }
}

/** Pages that get no data are opened with a session. */
async function openShared(browser: Browser, hasSession: boolean): Promise<SharedPage> {
  const context = await browser.newContext();
  const shared: SharedPage = { page: await context.newPage(), problems: [] };
  if (hasSession) await context.addInitScript((stored) => localStorage.setItem('auth-storage', stored), visitor);
  await context.exposeBinding('lumoraGateViolation', (_source, text: string) => void shared.problems.push(text));
  await context.addInitScript(reportViolations);
  shared.page.on('pageerror', ({ message }) => shared.problems.push(message));
  return shared;
}

/** Opens a page and returns one sentence for each problem. */
async function open(shared: SharedPage, sandbox: SandboxGateway, visit: PageVisit): Promise<string[]> {
  const { path, module, status } = visit;
  const { page } = shared;
  shared.problems = [];
  sandbox.clear();
  try {
    const response = await page.goto(sandbox.origin + path, { waitUntil: 'load', timeout: timeoutMs });
    if (status !== undefined && response?.status() !== status)
      shared.problems.push(`It has the status ${response?.status()} instead of ${status}.`);
    shared.problems.push(...(await waitForPage(page, sandbox, module)));
    if (shared.problems.length === 0) await leave(page, sandbox);
  } catch (error) {
    shared.problems.push(firstLine(error));
  }
  return [...new Set(shared.problems)].map((problem) => `${path}: ${problem}`);
}

/** Ends the page of the candidate, and removes what it has stored. */
async function leave(page: Page, sandbox: SandboxGateway): Promise<void> {
  await page.goto(sandbox.origin + plainDocument, { timeout: timeoutMs }).catch(() => {
    throw new Error(`It does not end within ${timeoutMs / 1000} s.`);
  });
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Returns the message of an error; Playwright appends the log of the browser to it. */
function firstLine(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}

/** Runs in the page, before any script of its own. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    window.lumoraGateViolation(
      `It violates the Content Security Policy: ${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}.`,
    );
  });
}

/** Waits until the module is loaded and rendered, or has reported a failure. Returns one sentence for each problem. */
async function waitForPage(page: Page, sandbox: SandboxGateway, module: string | null): Promise<string[]> {
  const isLate = module !== null && (await isLater(sandbox.awaitReport(module)));
  if (isLate) return [`${module} was not loaded within ${timeoutMs / 1000} s.`];
  // its code is loaded; every page has a heading once it is rendered, and so has the panel of one that is broken
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor({ timeout: timeoutMs });
  // what throws in an effect does so before the second frame
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  // the report arrives after the panel that names it is rendered
  const panel = page.getByText(/^Report \w+ · /);
  if ((await panel.isVisible()) && (await isLater(sandbox.awaitFailure())))
    return [`It shows a failure, whose report did not arrive within ${timeoutMs / 1000} s.`];
  return sandbox.reports
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

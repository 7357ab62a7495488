import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Product } from '@lumora/e2e/start-product';
import type { ListAnswer } from '@lumora/shared-contract';
import { median, times } from './figures.ts';

/** Fetched when it is wanted: it is large, and nothing else needs it. */
const lighthouse = 'lighthouse@12.8.2';
const rounds = 3;

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * Lighthouse's mobile preset: scores as it simulates them, and the times (ms) with the throttle really applied, each
 * against the lightest page of the shop.
 */
export async function lighthouseScores({ url }: Product): Promise<void> {
  const { data } = (await (await fetch(`${url}/api/products?page_size=1`)).json()) as ListAnswer<{ slug: string }>;
  const paths = ['/pages/terms', '/', '/product-display', `/products/${data[0]?.slug}`, '/custom-neon'];
  const rows = [];
  for (const path of paths) rows.push({ path, ...(await scores(url + path)), ...(await throttled(url + path)) });
  const [lightest] = rows;
  console.table(
    rows.map((row) => ({ ...row, 'LCP against the lightest': times(row.LCP, lightest?.LCP ?? Number.NaN) })),
  );
}

async function scores(page: string): Promise<Record<string, number>> {
  const reports = await runs(page, []);
  const names = ['performance', 'accessibility', 'best-practices', 'seo'];
  return Object.fromEntries(
    names.map((name) => [
      name,
      median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
    ]),
  );
}

async function throttled(page: string) {
  const reports = await runs(page, ['--throttling-method=devtools', '--only-categories=performance']);
  const middle = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return {
    LCP: Math.round(middle('largest-contentful-paint')),
    TBT: Math.round(middle('total-blocking-time')),
    CLS: middle('cumulative-layout-shift'),
  };
}

async function runs(page: string, options: string[]): Promise<Report[]> {
  const reports = [];
  for (let round = 0; round < rounds; round++) reports.push(await run(page, options));
  return reports;
}

async function run(page: string, options: string[]): Promise<Report> {
  const args = ['--yes', lighthouse, page, '--output=json', '--quiet', `--chrome-flags=${chromeFlags}`, ...options];
  const { stdout } = await promisify(execFile)('npx', args, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout);
}

const chromeFlags = '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';

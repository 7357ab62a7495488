import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Product } from '@lumora/e2e/start-product';
import type { ListResponse } from '@lumora/shared-contract/http';
import { median, times } from '../measurement/figures.ts';

/** Installed on demand, because it is large and used here only. */
const lighthouse = 'lighthouse@12.8.2';

interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; errorMessage?: string }>;
  runtimeError?: { message: string };
}

/**
 * Runs Lighthouse's mobile preset: simulated scores, and times (ms) with applied throttling, each compared with the
 * lightest page of the shop, which is measured first. `options`, each optional, are paths, a number of rounds, and
 * `calibrated`: the preset slows the processor down four times, which is right for a fast desktop only; calibrated it is
 * slowed down by as much as this machine is faster than a phone, and the figures are not those of the preset. Each row is
 * printed immediately.
 */
export async function lighthouseScores({ url }: Product, options: string[]): Promise<void> {
  const chosen = options.filter((option) => option.startsWith('/'));
  const rounds = Number(options.find((option) => /^[1-9]\d*$/.test(option)) ?? 3);
  const lightest = '/pages/terms';
  const { benchmarkIndex } = (await run(url + lightest, ['--only-categories=performance'])).environment;
  const slowdown = options.includes('calibrated') ? slowdownOf(benchmarkIndex) : preset;
  console.log(`Benchmark index ${benchmarkIndex}: the processor is slowed down ${slowdown} ×.`);
  let lightestLcp = Number.NaN;
  for (const path of [lightest, ...(chosen.length > 0 ? chosen : await mainPaths(url))]) {
    const flags = [`--throttling.cpuSlowdownMultiplier=${slowdown}`];
    const row = { path, ...(await scores(url + path, rounds, flags)), ...(await throttled(url + path, rounds, flags)) };
    if (Number.isNaN(lightestLcp)) lightestLcp = row.LCP;
    console.table([{ ...row, 'LCP against the lightest': times(row.LCP, lightestLcp) }]);
  }
}

/** Factor by which the mobile preset slows the processor down. */
const preset = 4;

/** Returns the factor for a mid-range phone, by Lighthouse's table for machines of that index (its docs/throttling.md). */
function slowdownOf(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1500) return preset;
  return benchmarkIndex >= 800 ? 2 : 1;
}

async function mainPaths(url: string): Promise<string[]> {
  const response = await fetch(`${url}/api/products?page_size=1`);
  const { data }: ListResponse<{ slug: string }> = await response.json();
  return ['/', '/product-display', `/products/${data[0]?.slug}`, '/custom-neon'];
}

async function scores(page: string, rounds: number, flags: string[]): Promise<Record<string, number>> {
  const reports = await runs(page, rounds, flags);
  const names = ['performance', 'accessibility', 'best-practices', 'seo'];
  return Object.fromEntries(
    names.map((name) => [
      name,
      median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? Number.NaN) * 100))),
    ]),
  );
}

async function throttled(page: string, rounds: number, flags: string[]) {
  const really = ['--throttling-method=devtools', '--only-categories=performance', ...flags];
  const reports = await runs(page, rounds, really);
  const middle = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return {
    LCP: Math.round(middle('largest-contentful-paint')),
    TBT: Math.round(middle('total-blocking-time')),
    CLS: middle('cumulative-layout-shift'),
  };
}

async function runs(page: string, rounds: number, options: string[]): Promise<Report[]> {
  const reports = [];
  for (let round = 0; round < rounds; round++) reports.push(await run(page, options));
  return reports;
}

async function run(page: string, options: string[]): Promise<Report> {
  const args = ['--yes', lighthouse, page, '--output=json', '--quiet', `--chrome-flags=${chromeFlags}`, ...options];
  const { stdout } = await promisify(execFile)('npx', args, { maxBuffer: 64 * 1024 * 1024 });
  return checked(JSON.parse(stdout), page);
}

/** Throws if Lighthouse could not measure the page, which then has no figures. */
function checked(report: Report, page: string): Report {
  if (report.runtimeError !== undefined) throw new Error(`${page}: ${report.runtimeError.message}`);
  for (const [audit, { errorMessage }] of Object.entries(report.audits)) {
    if (errorMessage !== undefined) console.error(`${page}: ${audit} could not be evaluated: ${errorMessage}`);
  }
  return report;
}

// text without hinting, as on phones
const chromeFlags =
  '--headless=new --no-sandbox --disable-gpu --font-render-hinting=none --disable-quic --disable-background-networking';

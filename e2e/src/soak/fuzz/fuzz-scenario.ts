import { signInByApi } from '../../product/sign-in-by-api.ts';
import type { Product } from '../../product/start-product.ts';
import { residentMegabytes } from '../../product/resident-memory.ts';
import { isServing } from '../scenario/product-state.ts';
import { hasTime, type SoakOptions, type SoakResult } from '../scenario/soak-scenario.ts';
import { startSoakProduct } from '../scenario/soak-product.ts';
import { hostileRequest } from './hostile-request.ts';
import { listOperations } from './operations.ts';
import { sendRaw } from './raw-request.ts';

const defaultRequests = 15_000;
const concurrency = 8;
/** Number of requests between two checks of memory and of other clients. */
const checkEvery = 500;
/** Max growth (MB) after the caches are warm. */
const maxGrowthMegabytes = 300;

/** Sends hostile requests to every route of its own product. */
export async function fuzzScenario(options: SoakOptions): Promise<SoakResult> {
  const { product, end } = await startSoakProduct(options.database);
  try {
    return await fuzz(product, options);
  } finally {
    await end();
  }
}

/**
 * Sends `count` hostile requests; a server error other than 503, a request without a response and growing memory are
 * violations.
 */
export async function fuzz(product: Product, options: Omit<SoakOptions, 'database'>): Promise<SoakResult> {
  const { count = defaultRequests, random } = options;
  const { pid } = product;
  const operations = await listOperations(product);
  const { token } = await signInByApi(product.url);
  const statuses: Record<string, number> = {};
  const violations: string[] = [];
  const memory: number[] = [];
  let sent = 0;

  async function sendNext(): Promise<void> {
    const number = (sent += 1);
    const request = hostileRequest(random, random.pick(operations), token);
    const outcome = await sendRaw(product.url, request);
    statuses[`status ${outcome}`] = (statuses[`status ${outcome}`] ?? 0) + 1;
    const { method, path, headers, body } = request;
    // one import runs at a time
    const isBusy = outcome === 503 && path.includes('/import');
    if (typeof outcome === 'number' && (outcome < 500 || isBusy)) return;
    const shown = `${method} ${path.slice(0, 200)} ${headers['content-type'] ?? ''} ${body.toString().slice(0, 300)}`;
    violations.push(`request ${number} ended with ${outcome}: ${JSON.stringify(shown)}`);
  }

  for (let until = checkEvery; until < count + checkEvery && hasTime(options); until += checkEvery) {
    const numbers = Array.from({ length: Math.min(until, count) - sent }, (_, index) => index);
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        while (numbers.pop() !== undefined) await sendNext();
      }),
    );
    memory.push(await residentMegabytes(product.pid));
    if (!(await isServing(product))) violations.push(`After ${sent} requests other clients are not served.`);
  }
  const half = memory.length >> 1;
  const growth = Math.max(...memory.slice(half)) - Math.max(...memory.slice(0, half + 1));
  if (growth > maxGrowthMegabytes) violations.push(`Memory grew by ${growth} MB in the second half.`);
  if (product.pid !== pid) violations.push('The process is another one.');
  return {
    figures: { requests: sent, operations: operations.length, ...statuses, 'max memory MB': Math.max(...memory) },
    violations,
  };
}

import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { Problems } from './browser/problems.ts';
import { signedInState } from './browser/signed-in-state.ts';
import { OwnProduct } from './product/own-product.ts';
import { shopApi, type ShopApi } from './product/shop-api.ts';
import type { Product } from './product/start-product.ts';

export { expect };

export interface ProductOptions {
  /** environment variables of the product, such as `ROLE` */
  productSettings: Record<string, string>;
  /** whether all files that a worker runs share one product; without it each file has its own */
  isProductShared: boolean;
}

interface VisitorOptions extends BrowserContextOptions {
  signedIn?: boolean;
}

interface Fixtures {
  /** whether pages open with the session of an administrator */
  signedIn: boolean;
  product: Product;
  /** the API of the product, as its administrator */
  api: ShopApi;
  /** what pages of the test must not do, unless it is announced with `problems.expect` */
  problems: Problems;
  /** opens a page of another visitor, who shares nothing with the first */
  openVisitor(options?: VisitorOptions): Promise<Page>;
}

/** Starting a product and ending the one before takes longer than a test may. */
const productTimeoutMs = 120_000;

/** Playwright's `test` on a running product. A test fails if its pages had problems that it did not announce. */
export const test = base.extend<Fixtures, ProductOptions & { ownProduct: OwnProduct }>({
  productSettings: [{}, { option: true, scope: 'worker' }],
  isProductShared: [false, { option: true, scope: 'worker' }],
  signedIn: [false, { option: true }],

  ownProduct: [
    async ({ productSettings }, provide) => {
      const ownProduct = new OwnProduct(productSettings);
      await provide(ownProduct);
      await ownProduct.end();
    },
    { scope: 'worker', timeout: productTimeoutMs },
  ],

  product: [
    async ({ ownProduct, isProductShared }, provide, { file }) => {
      await provide(await ownProduct.of(isProductShared ? 'all files' : file));
    },
    { timeout: productTimeoutMs },
  ],

  api: async ({ product }, provide) => provide(await shopApi(product)),

  baseURL: ({ product }, provide) => provide(product.url),

  storageState: async ({ product, signedIn }, provide) => {
    await provide(signedIn ? await signedInState(product.url) : undefined);
  },

  extraHTTPHeaders: ({ extraHTTPHeaders }, provide) => provide({ ...extraHTTPHeaders, ...newAddress() }),

  problems: [
    async ({ context }, provide) => {
      const problems = new Problems();
      await problems.watch(context);
      await provide(problems);
      await closeAfterCheck([context], problems);
    },
    { auto: true },
  ],

  openVisitor: async ({ browser, product, problems }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async ({ signedIn = false, ...options } = {}) => {
      const storageState = signedIn ? await signedInState(product.url) : { cookies: [], origins: [] };
      const context = await browser.newContext({ storageState, extraHTTPHeaders: newAddress(), ...options });
      contexts.push(context);
      await problems.watch(context);
      return context.newPage();
    });
    await closeAfterCheck(contexts, problems);
  },
});

/** Playwright keeps the trace of a page only if the test has failed before the page is closed. */
async function closeAfterCheck(contexts: BrowserContext[], problems: Problems): Promise<void> {
  const message = 'problems of the pages that the test did not announce';
  expect.soft(problems.takeUnexpected(), message).toEqual([]);
  await Promise.all(contexts.map((context) => context.close()));
  // what the pages still had to report
  expect.soft(problems.takeUnexpected(), message).toEqual([]);
}

let visitors = 0;

/** The header that gives a visitor an address of their own: the product limits what one address may report. */
function newAddress() {
  visitors += 1;
  return { 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}` };
}

import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { Problems } from './browser/problems.ts';
import { SharedPage } from './browser/shared-page.ts';
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
  /** whether the page is the one that all such tests of worker and product use: docs/decisions/126 says which tests may */
  sharesPage: boolean;
  /** null unless `sharesPage` */
  sharedPage: SharedPage | null;
  product: Product;
  /** the API of the product, as its administrator */
  api: ShopApi;
  /** problems of the test's pages, which fail it unless declared with `problems.expect` */
  problems: Problems;
  /** opens a page in a separate browser context */
  openVisitor(options?: VisitorOptions): Promise<Page>;
}

interface WorkerFixtures {
  ownProduct: OwnProduct;
  /** returns the page that tests with this product and session share */
  sharedPageOf(url: string, signedIn: boolean): Promise<SharedPage>;
}

/** Timeout (ms) for starting a product and stopping the previous one. */
const productTimeoutMs = 120_000;

/** Playwright's `test` on a running product. A test fails if its pages had undeclared problems. */
export const test = base.extend<Fixtures, ProductOptions & WorkerFixtures>({
  productSettings: [{}, { option: true, scope: 'worker' }],
  isProductShared: [false, { option: true, scope: 'worker' }],
  signedIn: [false, { option: true }],
  sharesPage: [false, { option: true }],

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

  storageState: async ({ product, signedIn, sharesPage }, provide) => {
    await provide(signedIn && !sharesPage ? await signedInState(product.url) : undefined);
  },

  extraHTTPHeaders: ({ extraHTTPHeaders }, provide) => provide({ ...extraHTTPHeaders, ...newAddress() }),

  sharedPageOf: [
    async ({ browser }, provide) => {
      const pages = new Map<string, SharedPage>();
      await provide(async (url, signedIn) => {
        for (const [key, page] of pages) {
          if (key.startsWith(`${url} `)) continue;
          pages.delete(key);
          await page.close();
        }
        const key = `${url} ${signedIn}`;
        const page = pages.get(key) ?? (await SharedPage.open(browser, url, signedIn));
        pages.set(key, page);
        return page;
      });
    },
    { scope: 'worker' },
  ],

  sharedPage: async (
    {
      sharesPage,
      sharedPageOf,
      product,
      signedIn,
      viewport,
      extraHTTPHeaders,
      colorScheme,
      reducedMotion,
      isMobile,
      hasTouch,
      javaScriptEnabled,
    },
    provide,
  ) => {
    if (!sharesPage) return provide(null);
    if (isMobile || hasTouch || !javaScriptEnabled)
      throw new Error('The options of a context need a page of its own: set `sharesPage: false`.');
    const shared = await sharedPageOf(product.url, signedIn);
    await shared.prepare({ viewport, extraHTTPHeaders, colorScheme, reducedMotion });
    await provide(shared);
  },

  context: async ({ context, sharedPage }, provide) => provide(sharedPage?.page.context() ?? context),

  page: async ({ context, sharedPage }, provide) => provide(sharedPage?.page ?? (await context.newPage())),

  problems: [
    async ({ context, sharedPage }, provide, { errors }) => {
      const problems = sharedPage?.problems ?? new Problems();
      if (sharedPage === null) await problems.watch(context);
      await provide(problems);
      await endAfterCheck(problems, async () => {
        if (sharedPage === null) await context.close();
        // the report of a failed test shows its page, and its worker ends
        else if (errors.length === 0) await sharedPage.leave();
      });
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
    await endAfterCheck(problems, () => Promise.all(contexts.map((context) => context.close())));
  },
});

/** Checks before the pages end, too: Playwright keeps the trace of a page only if the test has failed before it is closed. */
async function endAfterCheck(problems: Problems, end: () => Promise<unknown>): Promise<void> {
  const message = 'problems of the pages that the test did not announce';
  expect.soft(problems.takeUnexpected(), message).toEqual([]);
  await end();
  // problems that the pages reported last
  expect.soft(problems.takeUnexpected(), message).toEqual([]);
}

let visitors = 0;

/** Returns the header that gives a visitor its own IP address, because the product limits reports by address. */
function newAddress() {
  visitors += 1;
  return { 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}` };
}

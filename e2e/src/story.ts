import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './browser/launch-browser.ts';
import { Problems } from './browser/problems.ts';
import { signedInState } from './browser/signed-in-state.ts';
import { copyPreparedData } from './product/prepared-data.ts';
import { startProduct, type Product } from './product/start-product.ts';

interface TabOptions extends BrowserContextOptions {
  signedIn?: boolean;
}

/** How long (ms) a tab waits for what should be there. */
const patience = 30_000;

interface Tab {
  page: Page;
  problems: Problems;
}

interface OpenTab {
  context: BrowserContext;
  problems: Problems;
}

/**
 * The surroundings of one file of specs: a product of its own and a browser. After each test every page it opened
 * must be free of problems that the test did not announce.
 */
export class Story {
  #starting: Promise<[Product, Browser]> | undefined;
  #product: Product | undefined;
  #browser: Browser | undefined;
  readonly #open: OpenTab[] = [];
  readonly #lasting: OpenTab[] = [];

  get product(): Product {
    return this.#product ?? notStarted();
  }

  get browser(): Browser {
    return this.#browser ?? notStarted();
  }

  /** A tab of a visitor of its own: nothing is shared with other tabs, unless opened by `page.context().newPage()`. */
  async openTab({ signedIn = false, ...options }: TabOptions = {}): Promise<Tab> {
    const context = await this.browser.newContext({
      baseURL: this.product.url,
      viewport: { width: 1280, height: 800 },
      ...(signedIn ? { storageState: await signedInState(this.product.url, options.baseURL) } : {}),
      ...options,
    });
    context.setDefaultTimeout(patience);
    const problems = new Problems();
    await problems.watch(context);
    this.#open.push({ context, problems });
    return { page: await context.newPage(), problems };
  }

  /** A tab that several tests of a file go on with; it is closed, and must be free of problems, after the last. */
  async openLastingTab(options: TabOptions = {}): Promise<Tab> {
    const tab = await this.openTab(options);
    const opened = this.#open.pop();
    if (opened !== undefined) this.#lasting.push(opened);
    return tab;
  }

  /** A power cut, and the same data and address under a new process. */
  async cutPower(): Promise<void> {
    const { dataDir, url, kill } = this.product;
    await kill();
    this.#product = await startProduct(dataDir, new URL(url).port);
  }

  async start(dataDir: string, settings: Record<string, string>): Promise<void> {
    this.#starting = Promise.all([startProduct(dataDir, '0', settings), launchBrowser()]);
    [this.#product, this.#browser] = await this.#starting;
  }

  async closeTabs(): Promise<void> {
    await this.#close(this.#open.splice(0));
  }

  async #close(opened: OpenTab[]): Promise<void> {
    await Promise.all(opened.map(({ context }) => context.close()));
    expect(opened.flatMap(({ problems }) => problems.unexpected())).toEqual([]);
  }

  async end(): Promise<void> {
    // a start that took too long for the test runner still has to be ended
    await this.#starting;
    await this.#close(this.#lasting.splice(0));
    await this.#browser?.close();
    await this.#product?.stop();
  }
}

/** Starts a product, by `settings` if it needs some, and a browser before the tests of a file, ends them after. */
export function useStory(settings: Record<string, string> = {}): Story {
  const story = new Story();
  let data: Awaited<ReturnType<typeof copyPreparedData>> | undefined;

  beforeAll(async () => {
    data = await copyPreparedData();
    await story.start(data.dataDir, settings);
  }, 240_000);
  afterEach(() => story.closeTabs());
  afterAll(async () => {
    await story.end();
    await data?.remove();
  }, 240_000);

  return story;
}

function notStarted(): never {
  throw new Error('The product runs within tests only.');
}

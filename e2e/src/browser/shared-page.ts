import type { Browser, Page, ViewportSize } from '@playwright/test';
import { Problems } from './problems.ts';
import { signedInState } from './signed-in-state.ts';

type Storage = Awaited<ReturnType<typeof signedInState>>['origins'][number]['localStorage'];

interface Options {
  url: string;
  signedIn: boolean;
}

interface Visitor {
  viewport: ViewportSize | null;
  headers: Record<string, string>;
}

/** A document of the product without scripts: it ends the previous page, and has its storage. */
const plainDocument = '/robots.txt';

/** Chromium shows a larger picture of an earlier test, which it has in memory, instead of the one that the page preloads. */
const unusedPreload = /was preloaded using link preload but not used/;

/**
 * A page that the tests of a Playwright worker use one after the other. A page in a context of its own loads and compiles all
 * scripts again, which takes twice the processor time.
 */
export class SharedPage {
  readonly page: Page;
  readonly problems: Problems;
  readonly #storage: Storage;

  private constructor(page: Page, problems: Problems, storage: Storage) {
    this.page = page;
    this.problems = problems;
    this.#storage = storage;
  }

  static async open(browser: Browser, { url, signedIn }: Options): Promise<SharedPage> {
    const storage = signedIn ? (await signedInState(url)).origins.flatMap(({ localStorage }) => localStorage) : [];
    const context = await browser.newContext({ baseURL: url });
    const problems = new Problems();
    await problems.watch(context);
    const shared = new SharedPage(await context.newPage(), problems, storage);
    await shared.leave();
    return shared;
  }

  async prepare({ viewport, headers }: Visitor): Promise<void> {
    this.problems.startTest();
    this.problems.expect(unusedPreload);
    if (viewport !== null) await this.page.setViewportSize(viewport);
    await this.page.setExtraHTTPHeaders(headers);
  }

  /** Ends the page of a test, and restores what the test can have changed; only the session stays. */
  async leave(): Promise<void> {
    await this.page.goto(plainDocument);
    await this.page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: 'reduce', media: null });
    await this.page.evaluate((storage) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const { name, value } of storage) localStorage.setItem(name, value);
    }, this.#storage);
  }
}

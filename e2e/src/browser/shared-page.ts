import type { Browser, Page, ViewportSize } from '@playwright/test';
import { Problems } from './problems.ts';
import { signedInState } from './signed-in-state.ts';

type Storage = Awaited<ReturnType<typeof signedInState>>['origins'][number]['localStorage'];

/** Options of a context, as a test sets them with `test.use`. */
interface TestOptions {
  viewport: ViewportSize | null;
  extraHTTPHeaders: Record<string, string> | undefined;
  colorScheme: 'light' | 'dark' | 'no-preference' | null;
  reducedMotion: 'reduce' | 'no-preference' | null;
}

/** Opened between two tests: it has the same origin and no scripts. */
const plainDocument = '/robots.txt';

/** Chromium shows a larger picture of an earlier test, which it has in memory, instead of the one that the page preloads. */
const unusedPreload = /\/media\/\S+ was preloaded using link preload but not used/;

/**
 * A page that the tests of a Playwright worker with the same product and session use one after the other. A page in a context
 * of its own loads and compiles all scripts again, which takes twice the processor time.
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

  /** Opens a page in a context of its own, on the product at `url`. */
  static async open(browser: Browser, url: string, signedIn: boolean): Promise<SharedPage> {
    const storage = signedIn ? (await signedInState(url)).origins.flatMap(({ localStorage }) => localStorage) : [];
    const context = await browser.newContext({ baseURL: url });
    const problems = new Problems();
    await problems.watch(context);
    const shared = new SharedPage(await context.newPage(), problems, storage);
    await shared.leave();
    return shared;
  }

  /** Sets the options of a test, before it uses the page. */
  async prepare({ viewport, extraHTTPHeaders, colorScheme, reducedMotion }: TestOptions): Promise<void> {
    this.problems.startTest();
    this.problems.expect(unusedPreload);
    if (viewport !== null) await this.page.setViewportSize(viewport);
    await this.page.emulateMedia({ colorScheme, reducedMotion, forcedColors: null, media: null });
    await this.page.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
  }

  /** Ends the page, once its product has ended. */
  close(): Promise<void> {
    return this.page.context().close();
  }

  /** Leaves the page of a test, closes other pages, removes routes, cookies and stored data, and restores the session. */
  async leave(): Promise<void> {
    const others = this.page
      .context()
      .pages()
      .filter((page) => page !== this.page);
    await Promise.all(others.map((page) => page.close()));
    await this.page.unrouteAll({ behavior: 'ignoreErrors' });
    await this.page.goto(plainDocument);
    await this.page.context().clearCookies();
    await this.page.evaluate((storage) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const { name, value } of storage) localStorage.setItem(name, value);
    }, this.#storage);
  }
}

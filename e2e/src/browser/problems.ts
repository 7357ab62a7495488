import type { BrowserContext, ConsoleMessage, Page, Response } from '@playwright/test';

/** What a page must not do, in words: console errors and warnings, violations of its CSP, failed requests. */
export class Problems {
  #found: string[] = [];
  readonly #expected: RegExp[] = [];

  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('lumoraViolation', (_source, what: string) => this.#add(`violates its CSP: ${what}`));
    await context.addInitScript(reportViolations);
    context.on('page', (page) => this.#watchPage(page));
  }

  /** What a test brings about on purpose. Everything that does not match stays a problem. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Returns what was found since the last call and does not match. */
  takeUnexpected(): string[] {
    const found = this.#found;
    this.#found = [];
    return found.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }

  #watchPage(page: Page): void {
    page.on('console', (message) => this.#addMessage(message));
    page.on('pageerror', (error) => this.#add(`threw ${error.stack ?? error.message}`));
    page.on('response', (response) => this.#addRefusal(response));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // a page that is left gives up what it was loading
      if (reason !== 'net::ERR_ABORTED') this.#add(`did not get ${request.url()}: ${reason}`);
    });
  }

  #addMessage(message: ConsoleMessage): void {
    // refused requests are noted with their address and status as responses
    if (message.text().startsWith('Failed to load resource')) return;
    if (['error', 'warning'].includes(message.type())) this.#add(`logged ${message.text()}`);
  }

  #addRefusal(response: Response): void {
    if (response.status() >= 400)
      this.#add(`${response.request().method()} ${response.url()} answered ${response.status()}`);
  }

  #add(problem: string): void {
    this.#found.push(problem);
  }
}

/** Runs in the page, before any script of its own. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    // the binding is put on the window by the browser's driver, where TypeScript cannot see it
    const { lumoraViolation } = window as unknown as { lumoraViolation(what: string): void };
    lumoraViolation(`${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`);
  });
}

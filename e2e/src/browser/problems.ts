import type { BrowserContext, ConsoleMessage, Page, Response } from '@playwright/test';

declare global {
  interface Window {
    /** binding of Playwright, added by `Problems.watch` */
    lumoraViolation(violation: string): void;
  }
}

/** Collects console errors and warnings, CSP violations and failed requests of pages, as text. */
export class Problems {
  #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Removes the declarations of the previous test, if tests share the page. */
  startTest(): void {
    this.#expected.length = 0;
  }

  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('lumoraViolation', (_source, what: string) => this.#add(`violates its CSP: ${what}`));
    await context.addInitScript(reportViolations);
    context.on('page', (page) => this.#watchPage(page));
  }

  /** Declares problems that the test causes on purpose; all others fail the test. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Returns the undeclared problems since the last call. */
  takeUnexpected(): string[] {
    const found = this.#found;
    this.#found = [];
    return found.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }

  #watchPage(page: Page): void {
    page.on('console', (message) => this.#addMessage(message));
    page.on('pageerror', (error) => this.#add(`threw ${error.stack ?? error.message}`));
    page.on('response', (response) => this.#addFailedResponse(response));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // a page that is left aborts its requests
      if (reason !== 'net::ERR_ABORTED') this.#add(`did not get ${request.url()}: ${reason}`);
    });
  }

  #addMessage(message: ConsoleMessage): void {
    // rejected requests are recorded as responses, with URL and status
    if (message.text().startsWith('Failed to load resource')) return;
    if (['error', 'warning'].includes(message.type())) this.#add(`logged ${message.text()}`);
  }

  #addFailedResponse(response: Response): void {
    if (response.status() >= 400)
      this.#add(`${response.request().method()} ${response.url()} responded with ${response.status()}`);
  }

  #add(problem: string): void {
    this.#found.push(problem);
  }
}

/** Runs in the page, before any script of its own. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    window.lumoraViolation(`${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`);
  });
}

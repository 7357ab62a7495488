import { Problems } from '@lumora/e2e/problems';
import { signedInState } from '@lumora/e2e/signed-in-state';
import type { Browser, Page } from 'playwright-core';

/** One round of actions in a tab; resolves to its problems, as text. */
type Round = (page: Page) => Promise<string[]>;

/** Uses three tabs until they are stopped: a console and a shop that are never reloaded, and one that always is. */
export async function openTabs(browser: Browser, url: string, faultsOf: (html: string) => string[]) {
  const failures: string[] = [];
  let [steps, newPages] = [0, 0];
  const end = new AbortController();

  const goToNewPage: Round = async (page) => {
    newPages += 1;
    return [...(await newConsolePage(page, faultsOf)), ...(await newShopPage(page, faultsOf))];
  };
  const closings = [
    await openTab('/admin/categories', walkThroughConsole),
    await openTab('/', walkThroughShop),
    await openTab('/', goToNewPage),
  ];

  async function openTab(start: string, round: Round): Promise<() => Promise<void>> {
    const context = await browser.newContext({
      baseURL: url,
      storageState: await signedInState(url),
    });
    const problems = new Problems();
    await problems.watch(context);
    const page = await context.newPage();
    await page.goto(start);
    const work = repeat(page, round).catch(
      (error: unknown) => void failures.push(`tab at ${page.url()}: ${String(error)}`),
    );
    return async () => {
      await work;
      await context.close();
      failures.push(...problems.takeUnexpected());
    };
  }

  async function repeat(page: Page, round: Round): Promise<void> {
    while (!end.signal.aborted) {
      steps += 1;
      // each round has its own IP address, because reports are limited by address
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.0.${steps >> 8}.${steps & 255}` });
      failures.push(...(await round(page)));
    }
  }

  return {
    end: () => end.abort(),
    async seen() {
      for (const close of closings) await close();
      return { steps, newPages, failures };
    },
  };
}

/** Checks that the tab stays with the release with which it was loaded. */
async function walkThroughConsole(page: Page): Promise<string[]> {
  for (const label of ['Attributes', 'Products', 'Vouchers', 'Categories']) {
    await page.getByRole('link', { name: label, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: label }).waitFor();
  }
  await page.getByText('Manage the product lines').waitFor();
  return [];
}

async function walkThroughShop(page: Page): Promise<string[]> {
  await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Best Seller' }).click();
  await page.waitForURL('**/product-display?*');
  await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Custom Neon' }).click();
  await page.getByRole('heading', { level: 1, name: 'Design your neon sign' }).waitFor();
  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByText('Bring your idea').waitFor();
  return [];
}

/** Checks that the navigation (manifest) and the texts (code) are of the release with which the page was served. */
async function newConsolePage(page: Page, faultsOf: (html: string) => string[]): Promise<string[]> {
  const response = await page.goto('/admin/categories');
  await page.getByText(/(Manage|Keep) the product lines/).waitFor();
  const isSecond = await page.getByText('Keep the product lines').isVisible();
  const hasSecondNav = await page.getByRole('link', { name: 'Kept categories' }).isVisible();
  const faults = faultsOf((await response?.text()) ?? '');
  return isSecond === hasSecondNav ? faults : [...faults, 'shows navigation of one release and a page of another'];
}

async function newShopPage(page: Page, faultsOf: (html: string) => string[]): Promise<string[]> {
  const response = await page.goto('/');
  await page.getByText(/Bring your (second )?idea/).waitFor();
  return faultsOf((await response?.text()) ?? '');
}

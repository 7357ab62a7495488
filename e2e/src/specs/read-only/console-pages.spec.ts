import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../../browser/accessibility.ts';
import { expectReady } from '../../browser/expect-ready.ts';
import { consolePaths, existingPath } from '../../pages/console-pages.ts';
import { moduleTags } from '../../pages/module-tags.ts';
import { sendEnquiry } from '../../product/send-enquiry.ts';
import { expect, test } from '../../test.ts';

/**
 * The colour scheme changes once, because the page then takes long to compute its styles. `rowHeights` are those of lists
 * (px); null on a phone, where rows grow with their texts.
 */
const views = [
  { width: 375, colorScheme: 'light', rowHeights: null },
  { width: 1440, colorScheme: 'light', rowHeights: [44, 56, 72] },
  { width: 768, colorScheme: 'dark', rowHeights: [44, 56, 72] },
] as const;

/** Pages that are a list with rows in the sample. */
const lists = [
  '/admin/products',
  '/admin/product-variants',
  '/admin/products/:id/edit?tab=variants',
  '/admin/product-variant-stocks',
  '/admin/product-images',
  '/admin/reviews',
  '/admin/orders',
  '/admin/categories',
  '/admin/sub-categories',
  '/admin/attributes',
  '/admin/attribute-values',
  '/admin/offers/header',
  '/admin/banners',
  '/admin/vouchers',
];

/** Height (px) that controls have at least on a phone. */
const minTouchHeight = 44;

const paths = [...consolePaths, ...['media', 'variants'].map((tab) => `/admin/products/:id/edit?tab=${tab}`)];

test.describe('Every page of the console', () => {
  test.use({ signedIn: true, sharesPage: true });

  for (const path of paths) {
    const title = `${path} fits screens 375, 768 and 1440 px wide, without an accessibility violation or a small control`;
    test(title, { tag: moduleTags(path) }, async ({ page, api, product }) => {
      // the sample has no enquiry
      if (path === '/admin/enquiries/:id') await sendEnquiry(product.url);
      await page.goto(await existingPath(path, api));

      for (const { width, colorScheme, rowHeights } of views) {
        await page.setViewportSize({ width, height: 900 });
        await showScheme(page, colorScheme);
        await expectReady(page);
        // on a tablet the rows of reviews grow with their comments too
        const hasComments = path === '/admin/reviews' && width === 768;
        if (lists.includes(path)) await expectRowsFit(page, hasComments ? null : rowHeights);

        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await accessibilityViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
        if (width === 375) expect(await controlsBelow(page, minTouchHeight)).toEqual([]);
      }
    });
  }
});

/** What opens the dialogs and menus of a page: the name of a button and, if it opens a menu, that of the item in it. */
const openers: Record<string, [button: RegExp, menuItem?: RegExp][]> = {
  '/admin/products': [
    [/^More$/],
    [/^More$/, /^Import$/],
    [/^More$/, /^Quick Add$/],
    [/^Filters/],
    [/^Search anything/],
    [/^Notifications/],
    [/^More actions for/],
  ],
  '/admin/product-images': [[/^Add images$/]],
  '/admin/reviews': [[/^More actions for/]],
  '/admin/categories': [[/^Create category$/]],
  '/admin/sub-categories': [[/^Create sub-category$/]],
  '/admin/attributes': [[/^Create attribute$/]],
  '/admin/attribute-values': [[/^Create attribute value$/]],
  '/admin/offers/header': [[/^Create header offer$/]],
  '/admin/offers/popup': [[/^Create pop-up offer$/]],
  '/admin/banners': [[/^Create banner$/]],
  '/admin/festival-banners': [[/^Create festival banner$/]],
  '/admin/showcases': [[/^Create brand showcase$/]],
  '/admin/gallery': [[/^Create gallery picture$/]],
  '/admin/vouchers': [[/^Create voucher$/], [/^More$/, /^Try a code$/], [/^More$/, /^Generate codes$/]],
};

test.describe('The dialogs and menus of the console', () => {
  test.use({ signedIn: true, sharesPage: true });

  for (const [path, openersOfPage] of Object.entries(openers)) {
    test(`on ${path} have no accessibility violation`, { tag: moduleTags(path) }, async ({ page }) => {
      await page.goto(path);
      await expectReady(page);

      for (const { width, colorScheme } of [
        { width: 375, colorScheme: 'dark' },
        { width: 1440, colorScheme: 'light' },
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await showScheme(page, colorScheme);
        await expectReady(page);
        for (const [button, menuItem] of openersOfPage) {
          await test.step(`${button.source} ${menuItem?.source ?? ''} at ${width} px`, async () => {
            await open(page, button, menuItem);
            // not the dialog that is shown while the code of another one loads
            const opened = page.getByRole('dialog', { name: /^(?!Loading…)/ }).or(page.getByRole('menu'));
            await expect(opened.first()).toBeVisible();
            await animationsEnd(page);

            expect(await accessibilityViolations(page), `${width} px, ${colorScheme}`).toEqual([]);

            await page.keyboard.press('Escape');
            await expect(opened).toHaveCount(0);
          });
        }
      }
    });
  }
});

/** Clicks a button, then the item of its menu. A wide screen shows some of the items as buttons. */
async function open(page: Page, button: RegExp, menuItem?: RegExp): Promise<void> {
  const itemAsButton = menuItem && page.getByRole('button', { name: menuItem });
  if (await itemAsButton?.isVisible()) return itemAsButton?.click();
  await page.getByRole('button', { name: button }).first().click();
  if (menuItem) await page.getByRole('menuitem', { name: menuItem }).click();
}

/**
 * Waits until rows have one of the heights (px), or as much as their texts need, and the list hides no part of them: a resized
 * page renders its list again.
 */
async function expectRowsFit(page: Page, heights: readonly number[] | null): Promise<void> {
  const grid = page.getByRole('grid');
  await expect(async () => {
    // the element of a row has no box
    const height = (await page.getByRole('gridcell').first().boundingBox())?.height;
    if (heights === null) expect(await page.getByRole('gridcell').evaluateAll(clippedTexts)).toEqual([]);
    else expect(heights).toContain(height);
    expect(await grid.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1);
  }).toPass({ timeout: 10_000 });
}

/** Returns the HTML of the visible buttons, tabs and links to whole lists that are less than `height` px high. */
function controlsBelow(page: Page, height: number): Promise<string[]> {
  return page.locator('button, [role="button"], [role="tab"], [aria-label$=": show all"]').evaluateAll(
    (controls, min) =>
      controls
        // the row of a promotion opens what its bar in the calendar opens
        .filter((control) => control.checkVisibility() && control.closest('[aria-label="Calendar"] li') === null)
        .filter((control) => control.getBoundingClientRect().height < min)
        .map(({ outerHTML }) => outerHTML),
    height,
  );
}

/** Switches the open console to a colour scheme, and waits for the end of the transition. */
async function showScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
  await animationsEnd(page);
}

/** Waits until nothing moves: axe reads the colours of the moment. */
async function animationsEnd(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

/** Runs in the page. Returns the texts of the cells that are less high than their content. */
function clippedTexts(cells: Element[]): (string | null)[] {
  return cells.filter((cell) => cell.scrollHeight > cell.clientHeight).map(({ textContent }) => textContent);
}

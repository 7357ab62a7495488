import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** score and sources of each layout shift; set by `recordShifts` */
    lumoraShifts: string[];
  }
}

/** Records the layout shifts of the page's documents that no input caused. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    window.lumoraShifts = moved;
    new PerformanceObserver((list) => {
      // the DOM's types do not know layout shifts
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput || value === 0) continue;
        moved.push(
          sources.map(({ node }) => `${value}: ${node instanceof Element ? node.outerHTML : node?.nodeValue}`).join(),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function recordedShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => window.lumoraShifts);
}

/** Returns the recorded shifts when their sum is above `maxScore`, else none. */
export async function shiftsAbove(page: Page, maxScore: number): Promise<string[]> {
  const shifts = await recordedShifts(page);
  const score = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  return score > maxScore ? shifts : [];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

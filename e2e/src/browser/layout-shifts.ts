import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** score and sources of each layout shift; set by `recordShifts` */
    lumoraShifts: string[];
  }
}

/**
 * Records the layout shifts of the page's documents that no input caused. The returned function ends this, and returns the
 * recorded shifts when their sum is above what the change of fonts causes, else none.
 */
export async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  const script = await page.addInitScript(() => {
    const moved: string[] = [];
    window.lumoraShifts = moved;
    new PerformanceObserver((list) => {
      // the DOM's types do not contain layout shifts
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput || value === 0) continue;
        moved.push(
          sources.map(({ node }) => `${value}: ${node instanceof Element ? node.outerHTML : node?.nodeValue}`).join(),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await script.dispose(); // tests may share the page
    const shifts = await page.evaluate(() => window.lumoraShifts);
    const score = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
    return score > maxFontShift ? shifts : [];
  };
}

/** Words in a row move by a few pixels when the widths of the fonts differ; as a score this is rounded to 0.00. */
const maxFontShift = 0.0049;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

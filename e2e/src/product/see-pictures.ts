import { launchBrowser } from '../browser/launch-browser.ts';
import { scrollThrough } from '../browser/scroll-through.ts';

const paths = ['/', '/product-display', '/gallery', '/custom-neon'];
const widths = [375, 1280];

/** Looks at the shop once, so that the sizes of its pictures are made and no spec spends its time on them. */
export async function seePictures(url: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    for (const width of widths) {
      const page = await browser.newPage({ baseURL: url, viewport: { width, height: 800 } });
      for (const path of paths) {
        await page.goto(path);
        await scrollThrough(page);
        await page.waitForLoadState('networkidle');
      }
    }
  } finally {
    await browser.close();
  }
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { register } from 'tsx/esm/api';

register();
const { launchBrowser } = await import('../e2e/src/browser/launch-browser.ts');
const { signedInState } = await import('../e2e/src/browser/signed-in-state.ts');
const { shopApi } = await import('../e2e/src/product/shop-api.ts');
const { startProduct } = await import('../e2e/src/product/start-product.ts');
const { switchPopUpsOff } = await import('../e2e/src/product/switch-pop-ups-off.ts');

const images = path.resolve(import.meta.dirname, '../docs/images');
const maxBytes = 60_000;
const timeoutMs = 60_000;

/** `ready` is a selector of an element that is visible once the page shows its data. */
const screenshots = [
  { name: 'shop', url: '/', ready: '#hero-heading', isSignedIn: false },
  { name: 'console', url: '/admin/products', ready: '[role="row"] img', isSignedIn: true },
];

const dataDir = await mkdtemp(path.join(tmpdir(), 'lumora-screenshots-'));
try {
  const product = await startProduct(dataDir, { SEED: 'sample' });
  try {
    await switchPopUpsOff(await shopApi(product));
    await writeScreenshots(product);
  } finally {
    await product.stop();
  }
} finally {
  await rm(dataDir, { recursive: true });
}

async function writeScreenshots({ url: origin }) {
  await mkdir(images, { recursive: true });
  const browser = await launchBrowser();
  try {
    for (const { name, url, ready, isSignedIn } of screenshots) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        ...(isSignedIn && { storageState: await signedInState(origin) }),
      });
      const page = await context.newPage();
      await page.goto(origin + url);
      await page.locator(ready).first().waitFor({ timeout: timeoutMs });
      await page.waitForLoadState('networkidle');
      const bytes = await webpOf(page);
      if (bytes.length > maxBytes) throw new Error(`${name}.webp has ${bytes.length} bytes, more than ${maxBytes}.`);
      await writeFile(path.join(images, `${name}.webp`), bytes);
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

/** Resolves to the visible part of the page as WebP, which only the DevTools protocol offers. */
async function webpOf(page) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 60 });
  return Buffer.from(data, 'base64');
}

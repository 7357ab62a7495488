import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { register } from 'tsx/esm/api';

register();
const { launchBrowser } = await import('../e2e/src/browser/launch-browser.ts');
const { signedInState } = await import('../e2e/src/browser/signed-in-state.ts');
const { consolePaths, existingPath } = await import('../e2e/src/pages/console-pages.ts');
const { examplePath, publicPages } = await import('../e2e/src/pages/public-pages.ts');
const { shopApi } = await import('../e2e/src/product/shop-api.ts');
const { startProduct } = await import('../e2e/src/product/start-product.ts');
const { switchPopUpsOff } = await import('../e2e/src/product/switch-pop-ups-off.ts');

const docs = path.resolve(import.meta.dirname, '../docs');
const maxBytes = 90_000;
const timeoutMs = 60_000;

/** The two pictures of the README. `ready` is a selector of an element that is visible once the page shows its data. */
const readmePictures = [
  { name: 'shop', url: '/', ready: '#hero-heading', isSignedIn: false },
  { name: 'console', url: '/admin/products', ready: '[role="row"] img', isSignedIn: true },
];

/** The sizes and colour schemes of the screens of `docs/screens`; the shop is always dark. */
const views = [
  { name: '375', viewport: { width: 375, height: 740 }, hasTouch: true, colorScheme: 'light' },
  { name: '768', viewport: { width: 768, height: 1024 }, colorScheme: 'light' },
  { name: '1440', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: '1440-dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
];

const dataDir = await mkdtemp(path.join(tmpdir(), 'lumora-screenshots-'));
try {
  const product = await startProduct(dataDir, { SEED: 'sample' });
  const browser = await launchBrowser();
  try {
    const api = await shopApi(product);
    await switchPopUpsOff(api);
    await writeReadmePictures(browser, product.url);
    await writeScreens(browser, product.url, api);
  } finally {
    await browser.close();
    await product.stop();
  }
} finally {
  await rm(dataDir, { recursive: true });
}

async function writeReadmePictures(browser, origin) {
  const folder = path.join(docs, 'images');
  await mkdir(folder, { recursive: true });
  for (const { name, url, ready, isSignedIn } of readmePictures) {
    const page = await openPage(browser, { viewport: { width: 1280, height: 800 } }, isSignedIn && origin);
    await page.goto(origin + url);
    await page.locator(ready).first().waitFor({ timeout: timeoutMs });
    await write(page, path.join(folder, `${name}.webp`), 60);
    await page.context().close();
  }
}

/** Writes every page of shop and console in every view, and an index of them. */
async function writeScreens(browser, origin, api) {
  const { order, ...storage } = await shopperStorage(api, origin);
  const folder = path.join(docs, 'screens');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const shop = await Promise.all(
    publicPages.map(async (page) => ({
      name: `shop-${page.kind}`,
      // the example of the module is an order that does not exist
      url: page.path === '/orders/:reference' ? `/orders/${order}` : await examplePath(page, origin),
    })),
  );
  // the sample has no enquiry
  const paths = consolePaths.filter((url) => url !== '/admin/enquiries/:id');
  const urls = await Promise.all(paths.map((url) => existingPath(url, api)));
  const [signIn, ...console] = ['/auth/login', ...urls].map((url) => ({
    name: url.slice(1).replaceAll('/', '-'),
    url,
  }));
  const signedOut = [...shop, signIn];
  for (const view of views) {
    for (const pages of [view.colorScheme === 'dark' ? [signIn] : signedOut, console]) {
      const page = await openPage(browser, view, pages === console && origin);
      if (pages === signedOut) await page.addInitScript(store, storage);
      for (const { name, url } of pages) {
        await page.goto(origin + url, { waitUntil: 'networkidle', timeout: timeoutMs });
        await write(page, path.join(folder, `${name}-${view.name}.webp`), 45);
      }
      await page.context().close();
    }
  }
  await writeFile(path.join(folder, 'README.md'), screensIndex(shop, [signIn, ...console]));
}

/** Returns what the browser of a shopper has stored: a cart with two signs, and the phone number of the `order`. */
async function shopperStorage(api, origin) {
  const { data: cards } = await (await fetch(`${origin}/api/products`)).json();
  const lines = await Promise.all(
    cards.slice(0, 2).map(async ({ slug }) => {
      const { data: product } = await (await fetch(`${origin}/api/products/${slug}`)).json();
      return { variant_id: product.variants.find(({ stock }) => stock !== 'out').id, quantity: 1 };
    }),
  );
  const { data } = await api.call('GET', '/admin/orders/list?page_size=1');
  const [{ reference, phone }] = data;
  return {
    order: reference,
    local: [['lumora-cart', JSON.stringify(lines)]],
    session: [[`lumora-order-${reference}`, phone]],
  };
}

/** Runs in the page. */
function store({ local, session }) {
  // an order empties the cart
  const isOrder = location.pathname.startsWith('/orders/');
  for (const [key, value] of local) {
    if (isOrder) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
  for (const [key, value] of session) sessionStorage.setItem(key, value);
}

async function openPage(browser, options, signedInAt) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    ...options,
    ...(signedInAt && { storageState: await signedInState(signedInAt) }),
  });
  return context.newPage();
}

/** Writes the visible part of the page as WebP, which only the DevTools protocol offers. */
async function write(page, file, quality) {
  await page.locator('h1').first().waitFor({ timeout: timeoutMs });
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached', timeout: timeoutMs });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > maxBytes) throw new Error(`${file} has ${bytes.length} bytes, more than ${maxBytes}.`);
  await writeFile(file, bytes);
}

function screensIndex(shop, console) {
  const cell = (name, view) => `<img src="${name}-${view}.webp" width="240" alt="${name} at ${view} px">`;
  const table = (pages, shown) => [
    `| page | ${shown.join(' | ')} |`,
    `| --- | ${shown.map(() => '---').join(' | ')} |`,
    ...pages.map(({ name, url }) => `| \`${url}\` | ${shown.map((view) => cell(name, view)).join(' | ')} |`),
  ];
  const widths = views.map(({ name }) => name);
  return [
    '# Screens',
    '',
    'The first screen of every page at three widths (px), written by `npm run screenshots`.',
    '',
    '## Shop',
    '',
    ...table(shop, widths.slice(0, 3)),
    '',
    '## Console',
    '',
    ...table(console, widths),
    '',
  ].join('\n');
}

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installDebianPackage } from './install-debian-package.mjs';

/** Resolves to the path of a browser for the browser tests; installs one on Debian as root. Rejects when there is none. */
export async function findBrowser(root) {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROME_PATH is ${given}, and there is no such file.`);
  const { tsImport } = await import('tsx/esm/api');
  const { findChromium } = await tsImport(path.join(root, 'deploy/src/gate/find-chromium.ts'), import.meta.url);
  const browser = findChromium(process.env) ?? findPlaywrightBrowser(root);
  if (browser !== null) return browser;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (installDebianPackage(name)) return findChromium(process.env);
  }
  throw new Error(
    'No browser. Install Chromium or Chrome, set CHROME_PATH to one, or run "npx playwright install chromium".',
  );
}

function findPlaywrightBrowser(root) {
  const require = createRequire(path.join(root, 'e2e/package.json'));
  const file = require('@playwright/test').chromium.executablePath();
  return existsSync(file) ? file : null;
}

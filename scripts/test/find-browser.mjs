import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installDebianPackage } from './install-debian-package.mjs';

/** Families that the shop's pages use until their web fonts are loaded: mf-storefront/src/styles/fonts.css. */
const fallbackFonts = ['Arial', 'Roboto', 'Liberation Sans'];

/**
 * Resolves to the path of a browser for the browser tests. Installs a browser and a fallback font on Debian as root.
 * Rejects when there is no browser.
 */
export async function findBrowser(root) {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROME_PATH is ${given}, and there is no such file.`);
  if (!hasFallbackFont() && !(await installDebianPackage('fontconfig', 'fonts-liberation'))) {
    console.log(`None of the fonts ${fallbackFonts.join(', ')} is installed: tests of layout shifts may fail.`);
  }
  const { tsImport } = await import('tsx/esm/api');
  const { findChromium } = await tsImport(path.join(root, 'deploy/src/gate/find-chromium.ts'), import.meta.url);
  const browser = findChromium(process.env) ?? findPlaywrightBrowser(root);
  if (browser !== null) return browser;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (await installDebianPackage(name)) return findChromium(process.env);
  }
  throw new Error(
    'No browser. Install Chromium or Chrome, set CHROME_PATH to one, or run "npx playwright install chromium".',
  );
}

/** macOS and Windows include Arial. On Linux the font counts as missing where `fc-list` is missing. */
function hasFallbackFont() {
  if (process.platform !== 'linux') return true;
  return fallbackFonts.some((family) => Boolean(spawnSync('fc-list', [family], { encoding: 'utf8' }).stdout));
}

function findPlaywrightBrowser(root) {
  const require = createRequire(path.join(root, 'e2e/package.json'));
  const file = require('@playwright/test').chromium.executablePath();
  return existsSync(file) ? file : null;
}

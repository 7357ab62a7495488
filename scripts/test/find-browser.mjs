import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installDebianPackage } from './install-debian-package.mjs';
import { findProgram } from './find-program.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser for the browser tests, as CHROME_PATH; installed on Debian when there is none and we may. */
export function findBrowser(root) {
  const found = givenBrowser() ?? installedBrowser() ?? playwrightBrowser(root);
  const browser = found ?? (installDebianPackage('chromium') ? installedBrowser() : undefined);
  return browser === undefined ? { missing, isNeeded: true } : { env: { CHROME_PATH: browser } };
}

const missing =
  'No browser. Install Chromium or Chrome, set CHROME_PATH to one, or run "npx playwright-core install chromium".';

function givenBrowser() {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROME_PATH is ${given}, where no file is.`);
  return given || undefined;
}

function installedBrowser() {
  return findProgram(names) ?? usualPlaces.find((file) => existsSync(file));
}

function playwrightBrowser(root) {
  const require = createRequire(path.join(root, 'e2e/package.json'));
  const file = require('playwright-core').chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

import { readReleaseSet } from '../release-set.ts';
import { loadConsole } from './load-console.ts';
import { loadStorefront } from './load-storefront.ts';
import { refreshWhatFails } from './refresh.ts';
import { startPage } from './start-page.ts';

refreshWhatFails();
const set = readReleaseSet();
const storefront = set.modules.find((module) => module.manifest.kind === 'storefront');

if (/^\/(admin|auth)(\/|$)/.test(location.pathname)) {
  startPage(set, location);
  void loadConsole(set);
} else if (storefront !== undefined) void loadStorefront(storefront);

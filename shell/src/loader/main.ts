import { readReleaseSet, readShop } from '../release-set.ts';
import { loadConsole } from './load-console.ts';
import { loadStorefront } from './load-storefront.ts';
import { refreshFailedAssets } from './refresh.ts';
import { prefetchPage } from './start-page.ts';

refreshFailedAssets();

if (/^\/(admin|auth)(\/|$)/.test(location.pathname)) {
  const set = readReleaseSet();
  prefetchPage(set, location);
  void loadConsole(set);
} else {
  const shop = readShop();
  if (shop !== undefined) void loadStorefront(shop);
}

import { readReleaseSet } from '../release-set.ts';
import { loadConsole } from './load-console.ts';
import { loadStorefront } from './load-storefront.ts';

const set = readReleaseSet();
const storefront = set.modules.find((module) => module.manifest.kind === 'storefront');

if (/^\/(admin|auth)(\/|$)/.test(location.pathname)) void loadConsole(set);
else if (storefront !== undefined) void loadStorefront(storefront);

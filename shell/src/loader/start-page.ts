import { prefetchResponse, session } from '@lumora/shared-auth/core';
import { signedInPreloadsId, type ReleaseSet } from '@lumora/shared-contract';
import { trustedScriptUrl } from './trusted-script-url.ts';

/** Asks for the code and the first data of the console's page in parallel with the console itself. */
export function prefetchPage(set: ReleaseSet, { pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const { user, token } = session.get();
  if (user === null || token === null) return;
  fetchCode(set);

  const path = pathname.replace(/(.)\/$/, '$1');
  const route = set.modules.flatMap(({ manifest }) => manifest.routes).find((known) => known.path === path);
  if (route?.data === undefined) return;
  if (route.permission !== undefined && !user.permissions.includes(route.permission)) return;

  const address = new URLSearchParams(search);
  const query = Object.entries(route.data.query).map(([name, value]) => [name, address.get(name) ?? value]);
  prefetchResponse(route.data.path, Object.fromEntries(query), token);
}

/**
 * Takes the preloads of the page. Chunks are run as they come: they only tell where their modules are, and are there
 * when the console asks for them. Entries wait for the console, which holds what they offer.
 */
function fetchCode({ modules }: ReleaseSet): void {
  const preloads = document.getElementById(signedInPreloadsId);
  if (!(preloads instanceof HTMLTemplateElement)) return;
  const entries = modules.map(({ base, entry }) => base + entry);

  for (const link of preloads.content.querySelectorAll('link')) {
    const [as, address = '', integrity = ''] = ['as', 'href', 'integrity'].map((name) => link.getAttribute(name) ?? '');
    const isChunk = as === 'script' && integrity !== '' && !entries.includes(address);
    document.head.append(isChunk ? chunkScript(address, integrity) : link);
  }
}

function chunkScript(address: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  // whole, as the console looks for it: what is on its way already is not asked for again
  const { href } = new URL(address, location.href);
  Object.assign(script, { src: trustedScriptUrl(href), integrity, crossOrigin: 'anonymous', fetchPriority: 'high' });
  script.onerror = () => script.remove();
  return script;
}

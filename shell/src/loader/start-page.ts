import { session } from '@lumora/shared-auth/core';
import { signedInPreloadsId, type ReleaseSet } from '@lumora/shared-contract/releases';
import { prefetchResponse, routeQueryKey } from '../prefetched-response.ts';
import { showFirstFrame } from './show-first-frame.ts';
import { trustedScriptUrl } from './trusted-script-url.ts';

/**
 * Shows the frame of the console on `/admin`, and starts the requests for the code and the first data of the page, in parallel with the
 * scripts of the console. Does nothing without a session; requests data only if the user may open the page.
 */
export function prefetchPage(set: ReleaseSet, { pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const { user, token } = session.get();
  if (user === null || token === null) return;
  if (pathname.startsWith('/admin')) showFirstFrame();
  const path = pathname.replace(/(.)\/$/, '$1');
  const route = set.modules.flatMap(({ manifest }) => manifest.routes).find((candidate) => candidate.path === path);
  // before the code, because browsers send few requests at once to a server without HTTP/2
  if (route?.query && (!route.permission || user.permissions.includes(route.permission)))
    prefetchResponse(routeQueryKey(route.query, new URLSearchParams(search)), token);
  preloadCode(set);
}

/**
 * Adds the preloads of the page to the document. Chunks run at once: they only register their modules, so they are ready
 * when the console imports them. Entries are only preloaded, because they need the shared packages of the console.
 */
function preloadCode({ modules }: ReleaseSet): void {
  const preloads = document.getElementById(signedInPreloadsId);
  if (!(preloads instanceof HTMLTemplateElement)) return;
  const entries = modules.map(({ base, entry }) => base + entry);

  for (const link of preloads.content.querySelectorAll('link')) {
    const [as, url = '', integrity = ''] = ['as', 'href', 'integrity'].map((name) => link.getAttribute(name) ?? '');
    const isChunk = as === 'script' && integrity !== '' && !entries.includes(url);
    document.head.append(isChunk ? chunkScript(url, integrity) : link);
  }
}

function chunkScript(url: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  // absolute, as in the console's own lookup, so that it does not request the chunk again
  const { href } = new URL(url, location.href);
  Object.assign(script, { src: trustedScriptUrl(href), integrity, crossOrigin: 'anonymous', fetchPriority: 'high' });
  script.onerror = () => script.remove();
  return script;
}

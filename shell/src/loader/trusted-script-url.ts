import { isUnderDevelopment } from '../release-set.ts';

/**
 * Scripts come from releases of this origin – or, where the gateway says so of this page, from a developer's machine –
 * and from nowhere else. Throws on any other address.
 */
function releaseAddress(url: string): string {
  const { origin, pathname } = new URL(url, location.origin);
  if (origin === location.origin && pathname.startsWith('/assets/')) return url;
  if (isUnderDevelopment(url)) return url;
  throw new TypeError(`${url} is no address of a release.`);
}

const policy = globalThis.trustedTypes?.createPolicy('lumora-entries', { createScriptURL: releaseAddress });

/** The address of a release's script, in the form in which the page's policy lets it into a `src`. */
export function trustedScriptUrl(url: string): string {
  return policy?.createScriptURL(url) ?? releaseAddress(url);
}

import { isUnderDevelopment } from '../release-set.ts';

/**
 * Returns `url` if it is a release asset of this origin or, on a page for development, a file of the development server.
 * Throws a `TypeError` for any other URL.
 */
function assertReleaseUrl(url: string): string {
  const { origin, pathname } = new URL(url, location.origin);
  if (origin === location.origin && pathname.startsWith('/assets/')) return url;
  if (isUnderDevelopment(url)) return url;
  throw new TypeError(`${url} is not the URL of a release.`);
}

const policy = globalThis.trustedTypes?.createPolicy('lumora-entries', { createScriptURL: assertReleaseUrl });

/** Converts the URL of a release script to a trusted value for `script.src`. Throws a `TypeError` for any other URL. */
export function trustedScriptUrl(url: string): string {
  return policy?.createScriptURL(url) ?? assertReleaseUrl(url);
}

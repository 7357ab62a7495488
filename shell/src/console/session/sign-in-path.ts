/** Returns the path of the sign-in page, which redirects back to this location after the sign-in. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  return `/auth/login?${new URLSearchParams({ redirect: pathname + search }).toString()}`;
}

const home = '/admin';

/** Returns `target` normalised if it is a path of this origin, else the path of the dashboard: prevents open redirects. */
export function safeRedirect(target: string | null): string {
  if (!target?.startsWith('/')) return home;
  // the URL parser applies the rules of browsers, by which `/\evil.com` and `/<tab>/evil.com` are other origins too
  if (!URL.canParse(target, location.origin)) return home;
  const url = new URL(target, location.origin);
  if (url.origin !== location.origin || url.pathname.startsWith('//')) return home;
  return url.pathname + url.search + url.hash;
}

import { askEarly, session } from '@lumora/shared-auth/core';
import { signedInPreloadsId, type ReleaseSet } from '@lumora/shared-contract';

/** Asks for the code and the first data of the console's page in parallel with the console itself. */
export function startPage(set: ReleaseSet, { pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const { user, token } = session.get();
  if (user === null || token === null) return;
  const preloads = document.getElementById(signedInPreloadsId);
  if (preloads instanceof HTMLTemplateElement) document.head.append(preloads.content);

  const path = pathname.replace(/(.)\/$/, '$1');
  const route = set.modules.flatMap(({ manifest }) => manifest.routes).find((known) => known.path === path);
  if (route?.data === undefined) return;
  if (route.permission !== undefined && !user.permissions.includes(route.permission)) return;

  const address = new URLSearchParams(search);
  const query = Object.entries(route.data.query).map(([name, value]) => [name, address.get(name) ?? value]);
  askEarly(route.data.path, Object.fromEntries(query), token);
}

import { permissions } from '@lumora/shared-contract/auth';
import type { Release } from '@lumora/releases/release-schema';
import type { Findings } from './gate-context.ts';

/** Finds permissions that the API does not know. No role can hold them, so their pages and extensions would be hidden from everyone. */
export function permissionNames({ module, manifest }: Release): Findings {
  const named = [
    ...manifest.permissions,
    ...manifest.routes.map(({ permission }) => permission),
    ...(manifest.extensions ?? []).map(({ permission }) => permission),
    ...manifest.nav.flatMap(({ items }) => items.map(({ permission }) => permission)),
  ];
  const unknown = named.filter((name) => name !== undefined && !permissions.includes(name));
  return [...new Set(unknown)].map((name) => `${module} names the permission ${name}, which the API does not know.`);
}

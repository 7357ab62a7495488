import { permissions } from '@lumora/shared-contract';
import type { Release } from '@lumora/releases/release-schema';
import type { Findings } from './gate-context.ts';

/** A permission that the API does not know can be held by nobody: what needs it would be hidden from all. */
export function permissionNames({ module, manifest }: Release): Findings {
  const named = [
    ...manifest.permissions,
    ...manifest.routes.map(({ permission }) => permission),
    ...manifest.nav.flatMap(({ items }) => items.map(({ permission }) => permission)),
  ];
  const unknown = named.filter((name) => name !== undefined && !permissions.includes(name));
  return [...new Set(unknown)].map((name) => `${module} names the permission ${name}, which the API does not know.`);
}

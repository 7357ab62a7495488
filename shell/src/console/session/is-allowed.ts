import type { Permission } from '@lumora/shared-contract/auth';

/** Returns true if a user with the permissions `held` may see an item or open a route; true if it needs no permission. */
export function isAllowed({ permission }: { permission?: Permission }, held: readonly string[]): boolean {
  return permission === undefined || held.includes(permission);
}

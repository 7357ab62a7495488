import { useSyncExternalStore } from 'react';
import type { Permission } from '@lumora/shared-contract/auth';
// Imported by its package name, not by a path: the core is a federated singleton, which the bundler matches by specifier.
import { session, type Session } from '@lumora/shared-auth/core';

/** Returns the current session; the component renders again when it changes, also in another tab. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}

/** Returns whether the current user holds `permission`. For event handlers; components use `useCan`. */
export function can(permission: Permission): boolean {
  return hasPermission(session.get(), permission);
}

/** Returns whether the current user holds `permission`; the component renders again when that changes. */
export function useCan(permission: Permission): boolean {
  return hasPermission(useSession(), permission);
}

function hasPermission({ user }: Session, permission: Permission): boolean {
  return user?.permissions.includes(permission) ?? false;
}

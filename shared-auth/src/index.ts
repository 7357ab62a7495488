import { useSyncExternalStore } from 'react';
import type { Permission } from '@lumora/shared-contract';
// By its name, not by path: the core is a federated singleton, and those are matched by the specifier.
import { session, type Session } from '@lumora/shared-auth/core';

/** Who is signed in; draws anew when that changes, also in another tab. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}

/** Whether the one who is signed in now holds `permission`; for handlers. In a component use `useCan`. */
export function can(permission: Permission): boolean {
  return holds(session.get(), permission);
}

/** Whether the one who is signed in holds `permission`; draws anew when that changes. */
export function useCan(permission: Permission): boolean {
  return holds(useSession(), permission);
}

function holds({ user }: Session, permission: Permission): boolean {
  return user?.permissions.includes(permission) ?? false;
}

import type { SessionUser } from '@lumora/shared-contract';

/** What the one who is signed in is called. */
export function accountName(user: SessionUser | null): string {
  return user?.name.trim() || 'Admin User';
}

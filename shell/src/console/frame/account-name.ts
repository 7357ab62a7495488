import type { SessionUser } from '@lumora/shared-contract/auth';

/** Returns the display name of the user; `Admin User` if the name is empty. */
export function accountName(user: SessionUser | null): string {
  return user?.name.trim() || 'Admin User';
}

import type { SessionUser } from '@lumora/shared-contract/auth';
import { isRecord } from '@lumora/shared-contract/http';
import { readStorage, writeStorage } from '@lumora/shared-contract/storage';

/** The session. Stored under `auth-storage` as a JSON object with exactly these fields. */
export interface Session {
  user: SessionUser | null;
  token: string | null;
  isAuthenticated: boolean;
}

export const storageKey = 'auth-storage';

export const signedOut: Session = Object.freeze({ user: null, token: null, isAuthenticated: false });

/** Returns the stored session, or `signedOut` if it is missing, not JSON or of another shape. */
export function readStoredSession(): Session {
  try {
    const stored: unknown = JSON.parse(readStorage('local', storageKey) ?? 'null');
    return isSignedIn(stored) ? { user: stored.user, token: stored.token, isAuthenticated: true } : signedOut;
  } catch {
    return signedOut; // not JSON
  }
}

/** Writes the session to local storage. Does nothing where storage is full or forbidden. */
export function storeSession({ user, token, isAuthenticated }: Session): void {
  writeStorage('local', storageKey, JSON.stringify({ user, token, isAuthenticated }));
}

function isSignedIn(stored: unknown): stored is { user: SessionUser; token: string } {
  return (
    isRecord(stored) &&
    stored['isAuthenticated'] === true &&
    typeof stored['token'] === 'string' &&
    stored['token'] !== '' &&
    isUser(stored['user'])
  );
}

function isUser(user: unknown): user is SessionUser {
  return (
    isRecord(user) &&
    typeof user['id'] === 'number' &&
    ['name', 'email', 'role'].every((field) => typeof user[field] === 'string') &&
    Array.isArray(user['permissions']) &&
    user['permissions'].every((permission) => typeof permission === 'string')
  );
}

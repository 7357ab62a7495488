import type { SessionUser } from '@lumora/shared-contract';

/** Who is signed in; kept as exactly this JSON under `auth-storage`. */
export interface Session {
  user: SessionUser | null;
  token: string | null;
  isAuthenticated: boolean;
}

export const storageKey = 'auth-storage';

export const signedOut: Session = Object.freeze({ user: null, token: null, isAuthenticated: false });

/** The session that is kept, or the signed-out one if what is kept is missing, broken or of another shape. */
export function readStoredSession(page: Window): Session {
  try {
    const kept: unknown = JSON.parse(page.localStorage.getItem(storageKey) ?? 'null');
    return isSignedIn(kept) ? { user: kept.user, token: kept.token, isAuthenticated: true } : signedOut;
  } catch {
    return signedOut; // not JSON, or storage is forbidden: signing in again repairs both
  }
}

export function storeSession(page: Window, { user, token, isAuthenticated }: Session): void {
  try {
    page.localStorage.setItem(storageKey, JSON.stringify({ user, token, isAuthenticated }));
  } catch {
    // Storage is full or forbidden: the session then lives as long as the page.
  }
}

function isSignedIn(kept: unknown): kept is { user: SessionUser; token: string } {
  return (
    isRecord(kept) &&
    kept['isAuthenticated'] === true &&
    typeof kept['token'] === 'string' &&
    kept['token'] !== '' &&
    isUser(kept['user'])
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

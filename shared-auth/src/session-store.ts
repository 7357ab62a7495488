import type { SessionUser, SignedIn } from '@lumora/shared-contract';
import { readStoredSession, signedOut, storageKey, storeSession, type Session } from './stored-session.ts';

export interface SessionStore {
  /** the same object until something changes */
  get(): Session;
  /** Calls `listener` after every change, also one made in another tab; returns what stops it. */
  subscribe(listener: () => void): () => void;
  signIn(signedIn: Pick<SignedIn, 'token' | 'user'>): void;
  /** Merges changed facts of the user who is signed in. */
  updateUser(changes: Partial<SessionUser>): void;
  signOut(): void;
  /** Ends the session that `token` belongs to because the server no longer knows it; an older token ends nothing. */
  expire(token: string): void;
  /** Calls `listener` once for every session that `expire` ended. */
  onEnded(listener: () => void): () => void;
}

/** Keeps the session in the local storage of `page` and follows its other tabs; without a page it stays signed out. */
export function createSessionStore(page: Window | undefined): SessionStore {
  let current: Session | undefined;
  const changeListeners = new Set<() => void>();
  const endListeners = new Set<() => void>();

  /** Read when it is first asked for: opening the storage takes longer than the rest of what the shop's loader does. */
  function open(): Session {
    if (current !== undefined) return current;
    page?.addEventListener('storage', ({ key }) => {
      // `key` is null when everything was cleared
      if (key === storageKey || key === null) adopt(readStoredSession(page));
    });
    current = page ? readStoredSession(page) : signedOut;
    return current;
  }

  function adopt(next: Session) {
    current = next;
    changeListeners.forEach((listener) => listener());
  }

  function replace(next: Session) {
    if (!page) return;
    open(); // other tabs are followed from here on
    storeSession(page, next);
    adopt(next);
  }

  return {
    get: open,
    subscribe(listener) {
      open();
      return listen(changeListeners, listener);
    },
    onEnded: (listener) => listen(endListeners, listener),
    signIn: ({ user, token }) => replace({ user, token, isAuthenticated: true }),
    signOut: () => replace(signedOut),

    updateUser(changes) {
      const before = open();
      if (before.user === null) return;
      const user = { ...before.user, ...changes };
      // who is signed in is looked up on every page, and drawn in every part of it
      if (JSON.stringify(user) !== JSON.stringify(before.user)) replace({ ...before, user });
    },

    expire(token) {
      if (!page || token !== open().token) return;

      // Another tab may have signed in a moment ago, before its storage event has come here.
      const kept = readStoredSession(page);
      if (kept.isAuthenticated && kept.token !== token) return adopt(kept);

      replace(signedOut);
      endListeners.forEach((listener) => listener());
    },
  };
}

function listen(listeners: Set<() => void>, listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

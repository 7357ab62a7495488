import type { SessionUser, SignedIn } from '@lumora/shared-contract/auth';
import { readStoredSession, signedOut, storageKey, storeSession, type Session } from './stored-session.ts';

export interface SessionStore {
  /** Returns the current session: the same object until something changes. */
  get(): Session;
  /** Calls `listener` after every change, also one made in another tab; returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  signIn(signedIn: Pick<SignedIn, 'token' | 'user'>): void;
  /** Merges `changes` into the current user; does nothing when signed out. */
  updateUser(changes: Partial<SessionUser>): void;
  signOut(): void;
  /** Ends the session of `token`, which the server no longer accepts. Does nothing if the current token is another one. */
  expire(token: string): void;
  /** Calls `listener` once for every session that `expire` ended; returns the function that unsubscribes it. */
  onEnded(listener: () => void): () => void;
}

/**
 * Creates a store that saves the session in local storage and adopts changes of other tabs, of which `page` has events.
 * Without a page it stays signed out. Where storage is full or forbidden the session stays in memory.
 */
export function createSessionStore(page: Window | undefined): SessionStore {
  let current: Session | undefined;
  const changeListeners = new Set<() => void>();
  const endListeners = new Set<() => void>();

  // read at the first use: opening local storage takes longer than the rest of the loader's work on a page of the shop
  function open(): Session {
    if (current !== undefined) return current;
    page?.addEventListener('storage', ({ key }) => {
      // `key` is null when everything was cleared
      if (key === storageKey || key === null) adopt(readStoredSession());
    });
    current = page ? readStoredSession() : signedOut;
    return current;
  }

  function adopt(next: Session) {
    current = next;
    changeListeners.forEach((listener) => listener());
  }

  function replace(next: Session) {
    if (!page) return;
    open(); // from here on changes of other tabs are adopted
    storeSession(next);
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
      // every page load updates the user; an unchanged one must not render the whole console again
      if (JSON.stringify(user) !== JSON.stringify(before.user)) replace({ ...before, user });
    },

    expire(token) {
      if (!page || token !== open().token) return;

      // Another tab may have signed in already, while its storage event has not arrived here yet.
      const stored = readStoredSession();
      if (stored.isAuthenticated && stored.token !== token) return adopt(stored);

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

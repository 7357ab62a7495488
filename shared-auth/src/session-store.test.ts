import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createSessionStore } from './session-store.ts';
import { signedOut } from './stored-session.ts';

const user = {
  id: 1,
  name: 'Asha Rao',
  email: 'asha@lumora.test',
  role: 'Administrator',
  permissions: ['settings.view'],
};
const kept = () => JSON.parse(localStorage.getItem('auth-storage') ?? 'null');
const keep = (value: unknown) => localStorage.setItem('auth-storage', JSON.stringify(value));
const tellOfOtherTab = () => window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage' }));

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

describe('the kept session', () => {
  it('is exactly user, token and isAuthenticated', () => {
    const signedIn = { user, token: 't1', expires_at: '2030-01-01T00:00:00Z' };

    createSessionStore(window).signIn(signedIn);

    expect(kept()).toEqual({ user, token: 't1', isAuthenticated: true });
  });

  it('is restored on the next load', () => {
    createSessionStore(window).signIn({ user, token: 't1' });

    expect(createSessionStore(window).get()).toEqual({ user, token: 't1', isAuthenticated: true });
  });

  it.each([
    ['broken JSON', '{"user":'],
    ['another shape', JSON.stringify({ state: { user, token: 't1', isAuthenticated: true }, version: 0 })],
    ['no token', JSON.stringify({ user, token: '', isAuthenticated: true })],
    [
      'a user without permissions',
      JSON.stringify({ user: { ...user, permissions: 'all' }, token: 't1', isAuthenticated: true }),
    ],
    ['a list', '[]'],
    ['null', 'null'],
  ])('is ignored when it is %s', (_, text) => {
    localStorage.setItem('auth-storage', text);

    expect(createSessionStore(window).get()).toEqual(signedOut);
  });

  it('is cleared by signing out', () => {
    const session = createSessionStore(window);
    session.signIn({ user, token: 't1' });

    session.signOut();

    expect(kept()).toEqual({ user: null, token: null, isAuthenticated: false });
  });

  it('tells nobody of facts that are as before', () => {
    const session = createSessionStore(window);
    session.signIn({ user, token: 't1' });
    const listener = jest.fn();
    session.subscribe(listener);

    session.updateUser({ ...user, permissions: [...user.permissions] });

    expect(listener).not.toHaveBeenCalled();
  });

  it('takes changed facts of its user', () => {
    const session = createSessionStore(window);
    session.signIn({ user, token: 't1' });

    session.updateUser({ name: 'Asha R' });

    expect(kept().user).toEqual({ ...user, name: 'Asha R' });
  });

  it('is not looked for before it is asked for', () => {
    const opened = jest.spyOn(window, 'localStorage', 'get');

    const session = createSessionStore(window);
    expect(opened).not.toHaveBeenCalled();

    session.get();
    expect(opened).toHaveBeenCalled();
  });

  it('lasts as long as the page where the browser forbids its storage', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const session = createSessionStore(window);

    expect(session.get()).toEqual(signedOut);
    session.signIn({ user, token: 't1' });
    expect(session.get().token).toBe('t1');
  });

  it('works for as long as the page when storage is full', () => {
    const session = createSessionStore(window);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    session.signIn({ user, token: 't1' });
    full.mockRestore();

    expect(session.get().token).toBe('t1');
  });
});

describe('other tabs', () => {
  it('are followed when they sign in and out', () => {
    const session = createSessionStore(window);
    const seen: boolean[] = [];
    session.subscribe(() => seen.push(session.get().isAuthenticated));

    keep({ user, token: 't1', isAuthenticated: true });
    tellOfOtherTab();
    keep(signedOut);
    tellOfOtherTab();

    expect(seen).toEqual([true, false]);
  });

  it('are followed from a sign-in on, also by who never asked before', () => {
    const session = createSessionStore(window);
    session.signIn({ user, token: 't1' });

    keep({ user, token: 't2', isAuthenticated: true });
    tellOfOtherTab();

    expect(session.get().token).toBe('t2');
  });

  it('keep the session they made a moment ago when an older token ends here', () => {
    const session = createSessionStore(window);
    session.signIn({ user, token: 'old' });
    keep({ user, token: 'new', isAuthenticated: true });

    session.expire('old');

    expect(session.get().token).toBe('new');
    expect(kept().token).toBe('new');
  });
});

describe('a session that the server ended', () => {
  it('is over once, however many calls say so', () => {
    const session = createSessionStore(window);
    const ended = jest.fn();
    session.onEnded(ended);
    session.signIn({ user, token: 't1' });

    session.expire('t1');
    session.expire('t1');

    expect(ended).toHaveBeenCalledTimes(1);
    expect(session.get()).toEqual(signedOut);
  });

  it('does not take the newer one with it', () => {
    const session = createSessionStore(window);
    session.signIn({ user, token: 't2' });

    session.expire('t1');

    expect(session.get().token).toBe('t2');
  });
});

it('is inert without a page', () => {
  const session = createSessionStore(undefined);

  session.signIn({ user, token: 't1' });

  expect(session.get()).toEqual(signedOut);
});

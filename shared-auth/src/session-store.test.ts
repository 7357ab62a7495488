import { afterEach, beforeEach, describe, expect, it, jest, test } from '@jest/globals';
import { createSessionStore } from './session-store.ts';
import { signedOut } from './stored-session.ts';

const user = {
  id: 1,
  name: 'Asha Rao',
  email: 'asha@lumora.test',
  role: 'Administrator',
  permissions: ['settings.view'],
};
const readStorage = () => JSON.parse(localStorage.getItem('auth-storage') ?? 'null');
const writeStorage = (value: unknown) => localStorage.setItem('auth-storage', JSON.stringify(value));
const dispatchStorageEvent = () => window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage' }));

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

describe('the stored session', () => {
  it('contains exactly user, token and isAuthenticated', () => {
    const signedIn = { user, token: 't1', expires_at: '2030-01-01T00:00:00Z' };

    createSessionStore(window).signIn(signedIn);

    expect(readStorage()).toEqual({ user, token: 't1', isAuthenticated: true });
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
    ['an array', '[]'],
    ['null', 'null'],
  ])('is ignored when it is %s', (_, text) => {
    localStorage.setItem('auth-storage', text);

    expect(createSessionStore(window).get()).toEqual(signedOut);
  });

  it('is cleared by signing out', () => {
    const session = createSessionStore(window);
    session.signIn({ user, token: 't1' });

    session.signOut();

    expect(readStorage()).toEqual({ user: null, token: null, isAuthenticated: false });
  });

  it('does not notify listeners when updateUser changes nothing', () => {
    const session = createSessionStore(window);
    session.signIn({ user, token: 't1' });
    const listener = jest.fn();
    session.subscribe(listener);

    session.updateUser({ ...user, permissions: [...user.permissions] });

    expect(listener).not.toHaveBeenCalled();
  });

  it('stores changed fields of its user', () => {
    const session = createSessionStore(window);
    session.signIn({ user, token: 't1' });

    session.updateUser({ name: 'Asha R' });

    expect(readStorage().user).toEqual({ ...user, name: 'Asha R' });
  });

  it('is not read from storage before the first get()', () => {
    const opened = jest.spyOn(window, 'localStorage', 'get');

    const session = createSessionStore(window);
    expect(opened).not.toHaveBeenCalled();

    session.get();
    expect(opened).toHaveBeenCalled();
  });

  it('stays in memory when the browser forbids storage', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const session = createSessionStore(window);

    expect(session.get()).toEqual(signedOut);
    session.signIn({ user, token: 't1' });
    expect(session.get().token).toBe('t1');
  });

  it('stays in memory when storage is full', () => {
    const session = createSessionStore(window);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    session.signIn({ user, token: 't1' });
    full.mockRestore();

    expect(session.get().token).toBe('t1');
  });
});

describe('a change in another tab', () => {
  it('notifies listeners of a sign-in and a sign-out', () => {
    const session = createSessionStore(window);
    const seen: boolean[] = [];
    session.subscribe(() => seen.push(session.get().isAuthenticated));

    writeStorage({ user, token: 't1', isAuthenticated: true });
    dispatchStorageEvent();
    writeStorage(signedOut);
    dispatchStorageEvent();

    expect(seen).toEqual([true, false]);
  });

  it('is adopted after a sign-in, also when the session was never read before', () => {
    const session = createSessionStore(window);
    session.signIn({ user, token: 't1' });

    writeStorage({ user, token: 't2', isAuthenticated: true });
    dispatchStorageEvent();

    expect(session.get().token).toBe('t2');
  });

  it('is kept when an older token expires in this tab before the storage event arrives', () => {
    const session = createSessionStore(window);
    session.signIn({ user, token: 'old' });
    writeStorage({ user, token: 'new', isAuthenticated: true });

    session.expire('old');

    expect(session.get().token).toBe('new');
    expect(readStorage().token).toBe('new');
  });
});

describe('expire', () => {
  it('ends the session and notifies once, however often it is called', () => {
    const session = createSessionStore(window);
    const ended = jest.fn();
    session.onEnded(ended);
    session.signIn({ user, token: 't1' });

    session.expire('t1');
    session.expire('t1');

    expect(ended).toHaveBeenCalledTimes(1);
    expect(session.get()).toEqual(signedOut);
  });

  it('does not end the session of a newer token', () => {
    const session = createSessionStore(window);
    session.signIn({ user, token: 't2' });

    session.expire('t1');

    expect(session.get().token).toBe('t2');
  });
});

test('a store without a window stays signed out', () => {
  const session = createSessionStore(undefined);

  session.signIn({ user, token: 't1' });

  expect(session.get()).toEqual(signedOut);
});

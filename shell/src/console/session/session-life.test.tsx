import { afterEach, describe, expect, it, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, session } from '@lumora/shared-auth/core';
import { asha, closeConsole, here, json, openConsole } from '../testing/console-under-test.tsx';

afterEach(closeConsole);

const settings = {
  name: 'Lumora',
  chat_phone: '919876543210',
  contact_email: 'hello@lumora.test',
  instagram_url: '',
  facebook_url: '',
  youtube_url: '',
  legal_name: '',
  gstin: '',
  address: '',
  phone: '',
  grievance_officer: '',
  updated_at: '2026-11-01T10:00:00.000Z',
};

describe('logging out', () => {
  const logOut = async ({ user }: ReturnType<typeof openConsole>) => {
    await user.click(await screen.findByRole('button', { name: /^Account of/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  };

  it.each([
    ['succeeds', () => json({ data: null, message: 'x' })],
    ['fails', () => json({ message: 'Down', error: 'internal' }, 500)],
    ['finds the session gone', () => json({ message: 'Sign in', error: 'unauthenticated' }, 401)],
  ])('redirects to the sign-in page when the request %s', async (_, reply) => {
    const console = openConsole('/admin/profile?a=1', { api: { 'POST /api/admin/logout': reply } });

    await logOut(console);

    expect(await screen.findByText('You have been logged out.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Sign in to the console' })).toBeVisible();
    expect(here()).toBe('/auth/login?redirect=%2Fadmin%2Fprofile%3Fa%3D1');
    expect(session.get().isAuthenticated).toBe(false);
    expect(console.openPage).not.toHaveBeenCalled();
  });

  it('forgets the input that the user discards', async () => {
    const console = openConsole('/admin/profile');
    await console.user.type(await screen.findByLabelText('Name'), ' Rao');

    await logOut(console);
    await console.user.click(await screen.findByRole('button', { name: 'Discard' }));
    await screen.findByRole('heading', { name: 'Sign in to the console' });
    act(() => session.signIn({ user: asha, token: 't2' }));

    expect(await screen.findByDisplayValue(asha.name)).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('sends the token of the session to the server', async () => {
    let sentToken: string | null = null;
    const logout = ({ token }: { token: string | null }) => {
      sentToken = token;
      return json({ data: null, message: 'x' });
    };

    await logOut(openConsole('/admin', { api: { 'POST /api/admin/logout': logout } }));

    await waitFor(() => expect(sentToken).toBe('Bearer t1'));
  });

  it('shows no cached data of one user to the next', async () => {
    let name = 'Shop of Asha';
    const api = { 'GET /api/admin/settings': () => json({ data: { ...settings, name } }) };
    const console = openConsole('/admin/settings', { api });
    expect(await screen.findByDisplayValue('Shop of Asha')).toBeVisible();

    await logOut(console);
    name = 'Shop of Vikram';
    act(() => session.signIn({ user: { ...asha, id: 2 }, token: 't2' }));

    expect(await screen.findByDisplayValue('Shop of Vikram')).toBeVisible();
  });
});

describe('a session that the server ends', () => {
  const sessionExpired = () => json({ message: 'Sign in', error: 'unauthenticated' }, 401);

  it('loads the sign-in page once for parallel requests, with the path to return to, despite unsaved input', async () => {
    const { openPage, user } = openConsole('/admin/profile?a=1', { api: { 'GET /api/admin/a': sessionExpired } });
    await user.type(await screen.findByLabelText('Name'), 'x');
    const events: Event[] = [];
    const listener = (event: Event) => events.push(event);
    window.addEventListener('beforeunload', listener);

    await act(() => Promise.allSettled([http.get('/admin/a'), http.get('/admin/a'), http.get('/admin/a')]));
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    window.removeEventListener('beforeunload', listener);

    expect(openPage.mock.calls).toEqual([['/auth/login?redirect=%2Fadmin%2Fprofile%3Fa%3D1']]);
    expect(events).toEqual([]);
    expect(screen.queryByText('Discard changes?')).not.toBeInTheDocument();
  });

  it('returns what was typed into a form to the same user only', async () => {
    const { user } = openConsole('/admin/profile');
    const typeAndLoseSession = async () => {
      await user.type(await screen.findByLabelText('Name'), ' Rao');
      act(() => session.signOut()); // what another tab does
    };
    const restored = 'Your session ended before this was saved. What you had typed is back.';

    await typeAndLoseSession();
    act(() => session.signIn({ user: asha, token: 't2' }));
    expect(await screen.findByText(restored)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue(`${asha.name} Rao`);

    act(() => session.signOut());
    act(() => session.signIn({ user: { ...asha, id: 2 }, token: 't3' }));
    expect(await screen.findByDisplayValue(asha.name)).toBeVisible();
    expect(screen.queryByText(restored)).toBeNull();
  });

  it('stores no password', async () => {
    const { user } = openConsole('/admin/profile');
    await user.type(await screen.findByLabelText('Name'), ' Rao');
    await user.type(screen.getByLabelText('Email'), 'x');
    await user.type(await screen.findByLabelText('Current password'), 'my secret');

    act(() => session.signOut());

    expect(Object.values(sessionStorage).join()).toContain(' Rao');
    expect(Object.values(sessionStorage).join()).not.toContain('my secret');
  });

  it('returns nothing to another user whose session is there when the page loads', async () => {
    const first = openConsole('/admin/profile');
    await first.user.type(await screen.findByLabelText('Name'), ' Rao');
    act(() => session.signOut());
    first.unmount();

    openConsole('/admin/profile', { user: { ...asha, id: 2 } });

    expect(await screen.findByDisplayValue(asha.name)).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is announced once on the next page load', async () => {
    const ended = openConsole('/admin/profile', { api: { 'GET /api/admin/me': sessionExpired } });
    await waitFor(() => expect(ended.openPage).toHaveBeenCalled());
    ended.unmount();

    const loaded = openConsole('/auth/login', { user: null });
    expect(await screen.findByText(/^Session Ended\s+Your session has expired\. Please login again\.$/)).toBeVisible();
    loaded.unmount();

    expect(sessionStorage).toHaveLength(0);
  });
});

describe('in a browser that blocks storage', () => {
  const blockStorage = () => {
    for (const storage of ['localStorage', 'sessionStorage'] as const) {
      jest.spyOn(window, storage, 'get').mockImplementation(() => {
        throw new DOMException('forbidden', 'SecurityError');
      });
    }
  };

  test('the console opens', async () => {
    blockStorage();

    openConsole('/admin/profile');

    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  });

  test('an expired session still redirects to the sign-in page', async () => {
    const sessionExpired = () => json({ message: 'Sign in', error: 'unauthenticated' }, 401);
    const { openPage } = openConsole('/admin/profile', { api: { 'GET /api/admin/a': sessionExpired } });
    await screen.findByRole('heading', { name: 'Profile' });
    blockStorage();

    await act(() => Promise.allSettled([http.get('/admin/a')]));

    expect(openPage.mock.calls).toEqual([['/auth/login?redirect=%2Fadmin%2Fprofile']]);
  });
});

it('redirects to the sign-in page when the user signs out in another tab', async () => {
  openConsole('/admin/profile');
  await screen.findByRole('heading', { name: 'Profile' });

  localStorage.setItem('auth-storage', JSON.stringify({ user: null, token: null, isAuthenticated: false }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage' })));

  expect(await screen.findByRole('heading', { name: 'Sign in to the console' })).toBeVisible();
  expect(here()).toBe('/auth/login?redirect=%2Fadmin%2Fprofile');
});

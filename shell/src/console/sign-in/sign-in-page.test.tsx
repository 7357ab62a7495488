import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { fakeScripts } from '../../testing/fake-scripts.ts';
import { asha, closeConsole, here, json, openConsole, type FakeApi } from '../testing/console-under-test.tsx';

afterEach(closeConsole);

const signedIn = () => json({ data: { token: 't9', user: asha, expires_at: '2030-01-01T00:00:00Z' } });

async function openSignIn(path: string, login: FakeApi[string] = signedIn) {
  const console = openConsole(path, { user: null, api: { 'POST /api/admin/login': login } });
  await screen.findByRole('heading', { name: 'Sign in to the console' });
  return console;
}

async function fillIn(user: ReturnType<typeof openConsole>['user'], email: string, password: string) {
  await fill({ Email: email, Password: password });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('shows its version and sets the document title', async () => {
  await openSignIn('/auth/login');

  expect(screen.getByText('v1.0.0')).toBeVisible();
  expect(document.title).toBe('Sign in | Lumora Admin');
});

it('signs in and returns to the previous page', async () => {
  let sent: unknown;
  const { user } = await openSignIn('/auth/login?redirect=%2Fadmin%2Fprofile%3Fa%3D1', ({ body }) => {
    sent = body;
    return signedIn();
  });

  await user.click(screen.getByLabelText('Remember me'));
  await fillIn(user, 'asha@lumora.test', 'secret1');

  expect(await screen.findByText('You have been logged in.')).toBeVisible();
  expect(sent).toEqual({ email: 'asha@lumora.test', password: 'secret1', remember: true });
  await waitFor(() => expect(here()).toBe('/admin/profile?a=1'));
  expect(JSON.parse(localStorage.getItem('auth-storage') ?? '')).toEqual({
    user: asha,
    token: 't9',
    isAuthenticated: true,
  });
});

it('opens the dashboard instead of another origin after the sign-in', async () => {
  const { user } = await openSignIn('/auth/login?redirect=%2F%2Fevil.test');

  await fillIn(user, 'asha@lumora.test', 'secret1');

  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(here()).toBe('/admin');
});

it('redirects a signed-in user', async () => {
  openConsole('/auth/login?redirect=%2Fadmin%2Fprofile');

  await waitFor(() => expect(here()).toBe('/admin/profile'));
});

it('redirects from its alias path and keeps the query', async () => {
  await openSignIn('/auth/admin-login?redirect=%2Fadmin%2Fprofile');

  expect(here()).toBe('/auth/login?redirect=%2Fadmin%2Fprofile');
});

it('shows the password when “Show password” is pressed', async () => {
  const { user } = await openSignIn('/auth/login');

  await user.click(screen.getByRole('button', { name: 'Show password' }));

  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBeVisible();
});

it('sends one request when the user presses Sign in several times', async () => {
  const { user, fetch } = await openSignIn('/auth/login');
  await fill({ Email: 'asha@lumora.test', Password: 'secret1' });

  await user.dblClick(screen.getByRole('button', { name: 'Sign in' }));

  await waitFor(() => expect(here()).toBe('/admin'));
  expect(fetch.mock.calls.filter(([url]) => url === '/api/admin/login')).toHaveLength(1);
});

describe('invalid input', () => {
  it.each([
    ['', '', 'Email is required', 'Password is required'],
    ['asha', '12345', 'Enter a valid email', 'Min 6 characters'],
  ])('shows an error beside each field: %j, %j', async (email, password, emailError, passwordError) => {
    const { user, fetch } = await openSignIn('/auth/login');

    await fillIn(user, email, password);

    expect(await screen.findByText(emailError)).toBeVisible();
    expect(screen.getByText(passwordError)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(fetch).not.toHaveBeenCalledWith('/api/admin/login', expect.anything());
  });
});

it('preloads the previous page when the form is submitted, not before', async () => {
  const network = fakeScripts({ '/assets/entry.js': () => undefined });
  const reject = () => json({ message: 'Email or password is wrong.', error: 'unauthenticated' }, 401);
  const { user } = await openSignIn('/auth/login?redirect=%2Fadmin%2Fcategories%3Fpage%3D2', reject);

  await fill({ Email: 'asha@lumora.test', Password: 'secret1' });
  expect(network.requested).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  await waitFor(() => expect(network.requested).toEqual(['/assets/entry.js']));
  network.stop();
});

describe('a failed sign-in', () => {
  it('removes its error after the next attempt succeeds', async () => {
    const replies = [() => json({ message: 'Email or password is wrong.', error: 'unauthenticated' }, 401), signedIn];
    const { user } = await openSignIn('/auth/login', () => (replies.shift() ?? signedIn)());
    await fillIn(user, 'asha@lumora.test', 'wrong-one');
    await screen.findAllByText('Email or password is wrong.');

    await user.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(await screen.findByText('You have been logged in.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Email or password is wrong.')).not.toBeInTheDocument());
  });

  it('shows its error as a toast and in the form, which keeps the input', async () => {
    const reject = () => json({ message: 'Email or password is wrong.', error: 'unauthenticated' }, 401);
    const { user } = await openSignIn('/auth/login', reject);

    await fillIn(user, 'asha@lumora.test', 'wrong-one');

    await waitFor(() => expect(screen.getAllByText('Email or password is wrong.')).toHaveLength(2));
    expect(screen.getByLabelText('Password')).toHaveValue('wrong-one');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it('shows when to try again after too many attempts', async () => {
    const reject = () => json({ message: 'Too many attempts.', error: 'too_many' }, 429, { 'Retry-After': '900' });
    const { user } = await openSignIn('/auth/login', reject);

    await fillIn(user, 'asha@lumora.test', 'wrong-one');

    expect(await screen.findByText(/Too many attempts\. You can try again at \d/)).toBeVisible();
  });
});

it('shows how to reset a forgotten password', async () => {
  const { user } = await openSignIn('/auth/login');

  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));

  expect(screen.getByText(/Whoever runs the server .+ RESET_PASSWORD=your email; it prints/)).toBeVisible();
});

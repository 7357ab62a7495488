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

it('shows its version and names the tab', async () => {
  await openSignIn('/auth/login');

  expect(screen.getByText('v1.0.0')).toBeVisible();
  expect(document.title).toBe('Sign in | Lumora Admin');
});

it('signs in and goes on to the page that was left', async () => {
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

it('leads to the dashboard rather than to another site', async () => {
  const { user } = await openSignIn('/auth/login?redirect=%2F%2Fevil.test');

  await fillIn(user, 'asha@lumora.test', 'secret1');

  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(here()).toBe('/admin');
});

it('is passed by whoever is signed in', async () => {
  openConsole('/auth/login?redirect=%2Fadmin%2Fprofile');

  await waitFor(() => expect(here()).toBe('/admin/profile'));
});

it('is also reached by its other address, which keeps the query', async () => {
  await openSignIn('/auth/admin-login?redirect=%2Fadmin%2Fprofile');

  expect(here()).toBe('/auth/login?redirect=%2Fadmin%2Fprofile');
});

it('shows the password while the eye is pressed', async () => {
  const { user } = await openSignIn('/auth/login');

  await user.click(screen.getByRole('button', { name: 'Show password' }));

  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBeVisible();
});

it('however often it is pressed, it is sent once', async () => {
  const { user, fetch } = await openSignIn('/auth/login');
  await fill({ Email: 'asha@lumora.test', Password: 'secret1' });

  await user.dblClick(screen.getByRole('button', { name: 'Sign in' }));

  await waitFor(() => expect(here()).toBe('/admin'));
  expect(fetch.mock.calls.filter(([url]) => url === '/api/admin/login')).toHaveLength(1);
});

describe('what is typed wrongly', () => {
  it.each([
    ['', '', 'Email is required', 'Password is required'],
    ['asha', '12345', 'Enter a valid email', 'Min 6 characters'],
  ])('is said beside its field: %j, %j', async (email, password, emailWords, passwordWords) => {
    const { user, fetch } = await openSignIn('/auth/login');

    await fillIn(user, email, password);

    expect(await screen.findByText(emailWords)).toBeVisible();
    expect(screen.getByText(passwordWords)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(fetch).not.toHaveBeenCalledWith('/api/admin/login', expect.anything());
  });
});

it('starts loading the page that was left once the form is sent, not before', async () => {
  const network = fakeScripts({ '/assets/entry.js': () => undefined });
  const refuse = () => json({ message: 'Email or password is wrong.', error: 'unauthenticated' }, 401);
  const { user } = await openSignIn('/auth/login?redirect=%2Fadmin%2Fcategories%3Fpage%3D2', refuse);

  await fill({ Email: 'asha@lumora.test', Password: 'secret1' });
  expect(network.requested).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  await waitFor(() => expect(network.requested).toEqual(['/assets/entry.js']));
  network.stop();
});

describe('a refusal', () => {
  it('is spoken of no longer once the next try succeeds', async () => {
    const replies = [() => json({ message: 'Email or password is wrong.', error: 'unauthenticated' }, 401), signedIn];
    const { user } = await openSignIn('/auth/login', () => (replies.shift() ?? signedIn)());
    await fillIn(user, 'asha@lumora.test', 'wrong-one');
    await screen.findAllByText('Email or password is wrong.');

    await user.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(await screen.findByText('You have been logged in.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Email or password is wrong.')).not.toBeInTheDocument());
  });

  it('is a toast and stands in the form, which keeps what was typed', async () => {
    const refuse = () => json({ message: 'Email or password is wrong.', error: 'unauthenticated' }, 401);
    const { user } = await openSignIn('/auth/login', refuse);

    await fillIn(user, 'asha@lumora.test', 'wrong-one');

    await waitFor(() => expect(screen.getAllByText('Email or password is wrong.')).toHaveLength(2));
    expect(screen.getByLabelText('Password')).toHaveValue('wrong-one');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it('after too many tries says when to try again', async () => {
    const refuse = () => json({ message: 'Too many attempts.', error: 'too_many' }, 429, { 'Retry-After': '900' });
    const { user } = await openSignIn('/auth/login', refuse);

    await fillIn(user, 'asha@lumora.test', 'wrong-one');

    expect(await screen.findByText(/Too many attempts\. You can try again at \d/)).toBeVisible();
  });
});

it('says how a forgotten password is replaced', async () => {
  const { user } = await openSignIn('/auth/login');

  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));

  expect(screen.getByText(/Whoever runs the server .+ RESET_PASSWORD=your e-mail; it prints/)).toBeVisible();
});

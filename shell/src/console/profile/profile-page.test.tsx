import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { session } from '@lumora/shared-auth/core';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { asha, closeConsole, here, json, openConsole, type FakeApi } from '../testing/console-under-test.tsx';
import { deviceName } from './device-name.ts';

afterEach(closeConsole);

const device = {
  id: 1,
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  address: '10.0.0.4',
  created_at: '2026-11-01T10:00:00.000Z',
  last_seen_at: '2026-11-02T10:00:00.000Z',
  is_current: true,
};
const phone = {
  ...device,
  id: 2,
  user_agent: 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1',
  is_current: false,
};

async function openProfile(api: FakeApi) {
  const console = openConsole('/admin/profile', {
    api: { 'GET /api/admin/me/sessions': () => json({ data: [device] }), ...api },
  });
  return { ...console, name: await screen.findByLabelText('Name'), email: screen.getByLabelText('Email') };
}

describe('the details', () => {
  it('are saved and update the top bar at once', async () => {
    const { user } = await openProfile({
      'POST /api/admin/me/update': ({ body }) =>
        json({ data: { ...asha, ...Object(body) }, message: 'Profile updated' }),
    });

    await fill({ Name: 'Vikram Seth' });
    await user.click(screen.getByRole('button', { name: 'Save changes' }));

    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Account of Vikram Seth' })).toBeVisible();
    expect(session.get().user?.name).toBe('Vikram Seth');
  });

  it('keep edits that the user makes during a save, for the next save', async () => {
    let respond = () => undefined as void;
    const { user, name, email } = await openProfile({
      'POST /api/admin/me/update': ({ body }) =>
        new Promise((resolve) => {
          respond = () => resolve(json({ data: { ...asha, ...Object(body) }, message: 'Profile updated' }));
        }),
    });
    await fill({ Name: 'Asha Devi Rao Sharma' });
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('button', { name: 'Saving…' });

    await fill({ Name: 'Asha Devi Rao Sharma Iyer' });
    respond();
    await screen.findByText('Profile updated');

    expect(name).toHaveValue('Asha Devi Rao Sharma Iyer');
    expect(email).toHaveValue(asha.email);
    expect(session.get().user?.name).toBe('Asha Devi Rao Sharma');
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeVisible();
  });

  it('show the saved values after a save, move the focus to the heading, and are no longer unsaved', async () => {
    const { user, name } = await openProfile({
      'POST /api/admin/me/update': () => json({ data: { ...asha, name: 'Vikram Seth' }, message: 'Profile updated' }),
    });

    await fill({ Name: ' Vikram' });
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Profile updated');

    expect(name).toHaveValue('Vikram Seth');
    expect(screen.getByRole('heading', { name: 'Profile' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(here()).toBe('/admin'));
  });

  it('ask for the password when the e-mail changes, and show its validation error', async () => {
    const message = 'Current password is wrong';
    const { user, email } = await openProfile({
      'POST /api/admin/me/update': () =>
        json({ message, error: 'invalid', fields: { current_password: message } }, 422),
    });
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();

    await fill({ Email: 'new@lumora.test', 'Current password': 'wrong' });
    await user.click(screen.getByRole('button', { name: 'Save changes' }));

    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(message));
    expect(email).toHaveValue('new@lumora.test');
  });

  it('ask before a navigation discards unsaved input', async () => {
    const { user, name } = await openProfile({});

    await user.type(name, 'x');
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(here()).toBe('/admin/profile');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(here()).toBe('/admin'));
  });

  it('ask before a logout discards unsaved input', async () => {
    const { user, name } = await openProfile({});
    const logOut = async () => {
      await user.click(screen.getByRole('button', { name: /^Account of/ }));
      await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    };

    await user.type(name, 'x');
    await logOut();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(session.get().isAuthenticated).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(name).toHaveValue('Asha Devi Raox');

    await logOut();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'Sign in to the console' })).toBeVisible();
  });
});

it('changes the password in a dialog', async () => {
  let sent: unknown;
  const { user } = await openProfile({
    'POST /api/admin/me/password': ({ body }) => {
      sent = body;
      return json({ data: null, message: 'Password changed' });
    },
  });

  await user.click(screen.getByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  await fill({ 'Current password': 'secret1', 'New password': 'secret2' });
  await user.click(dialog.getByRole('button', { name: 'Change password' }));

  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(sent).toEqual({ current_password: 'secret1', password: 'secret2' });
});

it('ends another session after a confirmation, and does not offer to end the current one', async () => {
  let devices = [device, phone];
  const { user } = await openProfile({
    'GET /api/admin/me/sessions': () => json({ data: devices }),
    'DELETE /api/admin/me/sessions/2': () => {
      devices = [device];
      return json({ data: null, message: 'Session ended' });
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }));

  expect(await screen.findByText('Session ended')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  expect(screen.getByText('This device')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Sign out/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Profile' })).toHaveFocus();
});

it.each([
  ['Sign out Safari on iPhone', 'DELETE /api/admin/me/sessions/2'],
  ['Sign out other devices', 'DELETE /api/admin/me/sessions'],
])('keeps the focus on “%s” until the sessions have ended', async (name, endpoint) => {
  const { user } = await openProfile({
    'GET /api/admin/me/sessions': () => json({ data: [device, phone, { ...phone, id: 3, user_agent: 'curl/8.0' }] }),
    [endpoint]: () => new Promise(() => undefined),
  });
  const button = await screen.findByRole('button', { name });

  await user.click(button);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }));

  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  // a browser removes the focus from a button with the attribute `disabled`
  expect(button).toBeEnabled();
  await waitFor(() => expect(button).toHaveFocus());
});

it('folds the sessions of a browser at an address if there are more than six, and shows the current or the newest one', async () => {
  const { user } = await openProfile({
    'GET /api/admin/me/sessions': () =>
      json({
        data: [
          { ...phone, address: '10.0.0.5' },
          { ...device, id: 3, is_current: false },
          device,
          { ...phone, id: 4 },
          ...[5, 6, 7].map((id) => ({ ...device, id, is_current: false })),
        ],
      }),
  });
  const names = () => screen.getAllByText(/ on (Linux|iPhone)/).map(({ textContent }) => textContent);
  await screen.findByText('This device');
  expect(names()).toEqual(['Safari on iPhone', 'Chrome on LinuxThis device', 'Safari on iPhone']);

  await user.click(screen.getByRole('button', { name: '4 more sessions' }));

  expect(screen.getAllByRole('button', { name: 'Sign out Chrome on Linux' })).toHaveLength(4);
});

it('shows each of six sessions of a device, and the role and the sign-in of the user', async () => {
  const others = [3, 4, 5, 6, 7].map((id) => ({ ...device, id, is_current: false }));
  await openProfile({ 'GET /api/admin/me/sessions': () => json({ data: [...others, device] }) });

  expect(await screen.findAllByText(/^Chrome on Linux/)).toHaveLength(6);
  const access = within(screen.getByRole('region', { name: 'Access' }));
  expect(access.getByText('Administrator')).toBeVisible();
  expect(access.getByText('1 Nov 2026, 15:30')).toBeVisible();
});

it('ends all other sessions after a confirmation', async () => {
  let devices = [device, phone, { ...phone, id: 3 }];
  const { user } = await openProfile({
    'GET /api/admin/me/sessions': () => json({ data: devices }),
    'DELETE /api/admin/me/sessions': () => {
      devices = [device];
      return json({ data: null, message: 'Signed out on all other devices' });
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Sign out other devices' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }));

  expect(await screen.findByText('Signed out on all other devices')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /^Sign out/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Profile' })).toHaveFocus();
});

it.each([
  [device.user_agent, 'Chrome on Linux'],
  [phone.user_agent, 'Safari on iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/150 Safari/537.36 Edg/150', 'Edge on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.1; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on macOS'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/150 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.0', 'Unknown browser'],
  ['Dalvik/2.1.0 (Linux; U; Android 15)', 'Unknown browser on Android'],
  ['', 'Unknown browser'],
])('labels the user agent %s as %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

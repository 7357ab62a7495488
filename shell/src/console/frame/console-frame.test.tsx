import { afterEach, describe, expect, it, test } from '@jest/globals';
import axe from 'axe-core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { asha, closeConsole, here, json, openConsole } from '../testing/console-under-test.tsx';

afterEach(closeConsole);

const navigation = () => screen.getByRole('navigation', { name: 'Main' });
const openAccount = (user: ReturnType<typeof openConsole>['user']) =>
  user.click(screen.getByRole('button', { name: /^Account of/ }));

const accountButton = (name: string) => screen.getByRole('button', { name: `Account of ${name}`, hidden: true });

/** Returns the ids of the axe-core rules about accessible names that `element` violates. */
async function nameViolations(element: Element) {
  const { violations } = await axe.run(element, {
    runOnly: ['label-content-name-mismatch', 'button-name'],
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  return violations.map(({ id }) => id);
}

describe('guards', () => {
  it('redirect to the sign-in page without a session, with the path to return to', async () => {
    openConsole('/admin/settings?tab=shop', { user: null });

    await screen.findByRole('heading', { name: 'Sign in to the console' });

    expect(here()).toBe('/auth/login?redirect=%2Fadmin%2Fsettings%3Ftab%3Dshop');
  });

  it('show the 403 page to a user without the permission of a page', async () => {
    openConsole('/admin/settings', { user: { ...asha, role: 'Editor', permissions: [] } });

    expect(await screen.findByText('403 – You may not open this page')).toBeVisible();
    expect(screen.getByText(/the permission “settings.view”, which the role Editor/)).toBeVisible();
    expect(document.title).toBe('Not allowed | Lumora Admin');
  });

  it('apply a role that was changed after the sign-in', async () => {
    const demoted = () => json({ data: { ...asha, permissions: [] } });
    openConsole('/admin/settings', { api: { 'GET /api/admin/me': demoted } });

    expect(await screen.findByText('403 – You may not open this page')).toBeVisible();
  });
});

describe('the sidebar', () => {
  it('shows the groups of the released modules and marks the current page', async () => {
    openConsole('/admin');

    expect(
      within(navigation())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Dashboard', 'Categories', 'Attributes', 'Settings']);
    expect(within(navigation()).getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
    await waitFor(() => expect(document.title).toBe('Dashboard | Lumora Admin'));
  });

  it('marks the settings while they are open', async () => {
    openConsole('/admin/settings');

    expect(await within(navigation()).findByRole('link', { current: 'page' })).toHaveTextContent('Settings');
  });

  it('focuses the next page and announces its title, but not those of the first page', async () => {
    const { user } = openConsole('/admin');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    const announced = screen.getByRole('status', { name: 'Page' });
    expect(announced).toBeEmptyDOMElement();
    expect(document.body).toHaveFocus();

    await openAccount(user);
    await user.click(screen.getByRole('menuitem', { name: 'Settings' }));

    await waitFor(() => expect(announced).toHaveTextContent('Settings | Lumora Admin'));
    await waitFor(() => expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement));
  });

  it('opens by the menu button on a small screen and closes by Esc or a link', async () => {
    const { user } = openConsole('/admin/profile');
    const drawer = () => screen.queryByRole('dialog', { name: 'Navigation' });

    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(drawer()).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(drawer()).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Dashboard' }));

    await waitFor(() => expect(drawer()).not.toBeInTheDocument());
    expect(here()).toBe('/admin');
  });
});

describe('the account menu', () => {
  it('shows the signed-in user and links to their pages', async () => {
    const { user } = openConsole('/admin');

    await openAccount(user);

    expect(accountButton('Asha Devi Rao').querySelector('[data-initials="AD"]')).toBeInTheDocument();
    expect(screen.getByText('Administrator')).toBeVisible();
    expect(screen.getByText('asha@lumora.test')).toBeVisible();
    expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual([
      'Profile',
      'Settings',
      'Logout',
    ]);
  });

  it('has a button whose accessible name contains its visible text', async () => {
    openConsole('/admin');

    expect(await nameViolations(accountButton('Asha Devi Rao'))).toEqual([]);
  });

  it('closes by Esc and by a click outside', async () => {
    const { user } = openConsole('/admin');

    await openAccount(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

    await openAccount(user);
    const backdrop = screen.getByRole('region', { name: 'Account' }).firstElementChild;
    if (backdrop) await user.click(backdrop);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('hides Settings from a user without the permission and shows a default name for an empty name', async () => {
    const { user } = openConsole('/admin', { user: { ...asha, name: '', permissions: [] } });

    await openAccount(user);

    expect(screen.queryByRole('menuitem', { name: 'Settings' })).not.toBeInTheDocument();
    expect(screen.getByText('Admin User')).toBeVisible();
    expect(accountButton('Admin User').querySelector('[data-initials="U"]')).toBeInTheDocument();
  });
});

it('shows the year and the product in the footer', () => {
  openConsole('/admin');

  expect(screen.getByText(`© ${new Date().getFullYear()} Lumora. All rights reserved.`)).toBeVisible();
});

describe('a new version', () => {
  it('is offered when other releases are live, without a reload', async () => {
    const { container } = openConsole('/admin', { api: { 'GET /release-set': () => json({ id: 'set-2' }) } });
    const liveRegions = [...container.querySelectorAll('[role="status"]')];

    const message = await screen.findByText('A new version is ready');
    expect(message).toBeVisible();
    expect(liveRegions).toContain(message.closest('[role="status"]'));
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  it('is not offered while the live releases are those of the page', async () => {
    const { fetch } = openConsole('/admin');

    await waitFor(() => expect(fetch).toHaveBeenCalledWith('/release-set', expect.anything()));

    expect(screen.queryByText('A new version is ready')).not.toBeInTheDocument();
  });
});

describe('without a network', () => {
  test('the frame says since when the page shows no newer data, until the browser is online again', async () => {
    openConsole('/admin');
    await screen.findByRole('navigation', { name: 'Main' });

    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/^Offline\. Showing \d\d:\d\d$/)).toBeVisible();

    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/^Offline/)).toBeNull();
  });
});

describe('on a screen of medium width', () => {
  afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

  test('the sidebar is a rail of icons, which are named by their labels', () => {
    matchMedia('(min-width: 768px) and (max-width: 1199.95px)');
    openConsole('/admin');

    const links = within(navigation()).getAllByRole('link');

    expect(links.map((link) => link.textContent)).toEqual(['', '', '', '']);
    expect(within(navigation()).getByRole('link', { name: 'Categories' })).toHaveAttribute(
      'data-tooltip',
      'Categories',
    );
  });
});

/** Makes exactly one media query match. */
function matchMedia(query: string) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media === query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

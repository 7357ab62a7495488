import type { Page } from '@playwright/test';
import { categoriesPage } from '../../pages/categories-page.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { signInPage } from '../../pages/sign-in-page.ts';
import { admin } from '../../product/start-product.ts';
import { expect, test } from '../../test.ts';

test.describe('Sign-in', () => {
  test('An administrator who signs in sees the dashboard', async ({ page }) => {
    const frame = consoleFrame(page);

    await page.goto('/auth/login');
    await signIn(page, admin);

    await expect(frame.toast('You have been logged in.')).toBeVisible();
    await expect(frame.dashboard).toBeVisible();
    await expect(page).toHaveURL('/admin');
    expect(await storedSession(page)).toEqual({
      token: expect.any(String),
      isAuthenticated: true,
      user: expect.objectContaining({ email: admin.email, role: 'Administrator' }),
    });
  });

  test('The sign-in form shows the same error for a wrong password and an unknown e-mail', async ({
    page,
    problems,
  }) => {
    problems.expect(/admin\/login answered 401/);

    await page.goto('/auth/login');
    const errors: (string | null)[] = [];
    for (const email of [admin.email, 'nobody@example.com']) {
      const response = page.waitForResponse(/admin\/login/);
      await signIn(page, { email, password: 'not-the-password' });
      await response;
      errors.push(await signInPage(page).rejection.textContent());
    }

    expect(errors[0]).not.toBe('');
    expect(errors[1]).toBe(errors[0]);
  });

  test('The second sign-in URL redirects to the first and keeps the page to return to', async ({ page }) => {
    await page.goto('/auth/admin-login?redirect=%2Fadmin%2Fattributes');

    await expect(signInPage(page).heading).toBeVisible();
    await expect(page).toHaveURL('/auth/login?redirect=%2Fadmin%2Fattributes');
  });

  test.describe('With a session that has ended', () => {
    test.use({ signedIn: true });

    test('an administrator is asked once to sign in, and then sees the requested page', async ({ page, problems }) => {
      const frame = consoleFrame(page);
      const expired = frame.toast('Your session has expired. Please login again.');
      problems.expect(/answered 401/);
      await page.goto('/admin/categories');
      await expect(categoriesPage(page).grid).toBeVisible();

      const session = await storedSession(page);
      await page.request.post('/api/admin/logout', { headers: { authorization: `Bearer ${session.token}` } });
      // the page is left before it is loaded
      await page.goto('/admin/sub-categories', { waitUntil: 'commit' });

      await expect(expired).toHaveCount(1);
      await expect(page).toHaveURL('/auth/login?redirect=%2Fadmin%2Fsub-categories');
      await signIn(page, admin);
      await expect(page).toHaveURL('/admin/sub-categories');
    });
  });
});

async function signIn(page: Page, { email, password }: typeof admin): Promise<void> {
  const form = signInPage(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.submit.click();
}

async function storedSession(page: Page): Promise<{ token?: string }> {
  const text = await page.evaluate(() => localStorage.getItem('auth-storage'));
  return JSON.parse(text ?? '{}');
}

import type { Page } from '@playwright/test';
import { rootElementId } from '@lumora/shared-contract/releases';
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
    problems.expect(/admin\/login responded with 401/);

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
      problems.expect(/responded with 401/);
      await endSession(page);
      // the page is left before it is loaded
      await page.goto('/admin/sub-categories', { waitUntil: 'commit' });

      await expect(expired).toHaveCount(1);
      await expect(page).toHaveURL('/auth/login?redirect=%2Fadmin%2Fsub-categories');
      await signIn(page, admin);
      await expect(page).toHaveURL('/admin/sub-categories');
    });

    test('an administrator sees on the sign-in page that the session expired during the first render', async ({
      page,
      problems,
    }) => {
      problems.expect(/responded with 401/);
      await endSession(page);
      await page.addInitScript(holdRejectionsUntilRendered, `#${rootElementId} > *`);

      await page.goto('/admin/sub-categories', { waitUntil: 'commit' });

      await expect(consoleFrame(page).toast('Your session has expired. Please login again.')).toBeVisible();
      await expect(page).toHaveURL('/auth/login?redirect=%2Fadmin%2Fsub-categories');
    });
  });
});

/** Ends the session on the server; the browser does not know it. */
async function endSession(page: Page): Promise<void> {
  // a page of the same origin that sends no request
  await page.goto('/robots.txt');
  const { token } = await storedSession(page);
  await page.request.post('/api/admin/logout', { headers: { authorization: `Bearer ${token}` } });
}

/**
 * Delays responses 401 until React has committed its first elements, before their effects run. The first 401 is not
 * delayed, because the console repeats that request.
 */
function holdRejectionsUntilRendered(firstElement: string): void {
  const rendered = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector(firstElement) === null) return;
      observer.disconnect();
      resolve();
    }).observe(document, { childList: true, subtree: true });
  });
  const { fetch } = window;
  let isFirst = true;
  window.fetch = async (...request) => {
    const response = await fetch(...request);
    if (response.status === 401 && !isFirst) await rendered;
    if (response.status === 401) isFirst = false;
    return response;
  };
}

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

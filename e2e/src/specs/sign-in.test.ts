import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { categoriesPage } from '../pages/categories-page.ts';
import { consoleFrame } from '../pages/console-frame.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { admin } from '../product/start-product.ts';
import { useStory } from '../story.ts';

describe('Signing in', () => {
  const story = useStory();

  it('leads an administrator to the dashboard', async () => {
    const { page } = await story.openTab();
    const signIn = signInPage(page);
    const frame = consoleFrame(page);

    await page.goto('/auth/login');
    await signIn.email.fill(admin.email);
    await signIn.password.fill(admin.password);
    await signIn.submit.click();

    await frame.toast('You have been logged in.').waitFor();
    await frame.dashboard.waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin');
    expect(await storedSession(page)).toEqual({
      token: expect.any(String),
      isAuthenticated: true,
      user: expect.objectContaining({ email: admin.email, role: 'Administrator' }),
    });
  });

  it('is refused alike for a wrong password and an unknown address, and says so beside the form', async () => {
    const { page, problems } = await story.openTab();
    const signIn = signInPage(page);
    problems.expect(/admin\/login answered 401/);

    await page.goto('/auth/login');
    const refusals: (string | null)[] = [];
    for (const email of [admin.email, 'nobody@example.com']) {
      await signIn.email.fill(email);
      await signIn.password.fill('not-the-password');
      const answer = page.waitForResponse(/admin\/login/);
      await signIn.submit.click();
      await answer;
      refusals.push(await signIn.refusal.textContent());
    }

    expect(refusals[0]).not.toBe('');
    expect(refusals[1]).toBe(refusals[0]);
  });

  it('at the second address leads to the first and keeps the way back', async () => {
    const { page } = await story.openTab();

    await page.goto('/auth/admin-login?redirect=%2Fadmin%2Fattributes');
    await signInPage(page).heading.waitFor();

    expect(page.url()).toBe(`${story.product.url}/auth/login?redirect=%2Fadmin%2Fattributes`);
  });

  it('is asked for once when the session has ended, and leads back to the page that was left', async () => {
    const { page, problems } = await story.openTab({ signedIn: true });
    const frame = consoleFrame(page);
    const signIn = signInPage(page);
    problems.expect(/answered 401/);
    await page.goto('/admin/categories');
    await categoriesPage(page).grid.waitFor();

    const session = await storedSession(page);
    await page.request.post('/api/admin/logout', { headers: { authorization: `Bearer ${session.token}` } });
    await page.goto('/admin/sub-categories');

    await frame.toast('Your session has expired. Please login again.').waitFor();
    expect(await frame.toast('Your session has expired. Please login again.').count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/admin/sub-categories');
    await signIn.email.fill(admin.email);
    await signIn.password.fill(admin.password);
    await signIn.submit.click();
    await page.waitForURL('**/admin/sub-categories');
  });
});

async function storedSession(page: Page): Promise<{ token?: string }> {
  const text = await page.evaluate(() => localStorage.getItem('auth-storage'));
  return JSON.parse(text ?? '{}');
}

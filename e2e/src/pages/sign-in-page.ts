import type { Page } from '@playwright/test';

export function signInPage(page: Page) {
  return {
    heading: page.getByRole('heading', { name: 'Sign in to the console' }),
    email: page.getByLabel('Email'),
    password: page.getByLabel('Password', { exact: true }),
    remember: page.getByRole('checkbox', { name: /remember/i }),
    submit: page.getByRole('button', { name: 'Sign in' }),
    rejection: page.getByRole('main').getByRole('alert'),
  };
}

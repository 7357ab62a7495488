import type { Page } from '@playwright/test';

export function reviewForm(page: Page) {
  const form = page.getByRole('form', { name: 'Write a review' });
  return {
    name: form.getByLabel('Name'),
    orderNumber: form.getByLabel('Order number'),
    comment: form.getByLabel('Comment'),
    photo: form.getByLabel('Photo (optional)'),
    preview: form.getByRole('img', { name: 'Preview of your photo' }),
    send: form.getByRole('button', { name: 'Submit review' }),
    thanks: form.getByText(/^Thank you!/),
  };
}

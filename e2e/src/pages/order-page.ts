import type { Page } from '@playwright/test';

export function orderPage(page: Page) {
  return {
    heading: page.getByRole('heading', { level: 1, name: /^Order LUM-/ }),
    status: page.getByRole('status'),
    next: page.getByRole('region', { name: 'What happens next' }),
    signs: page.getByRole('region', { name: 'Your signs' }),
    delivery: page.getByRole('region', { name: 'Delivery and payment' }),
    continueShopping: page.getByRole('link', { name: 'Continue shopping' }),
    chat: page.getByRole('main').getByRole('link', { name: /WhatsApp$/ }),
    phone: page.getByLabel('Mobile number'),
    show: page.getByRole('button', { name: 'Track my order' }),
    rejection: page.getByRole('alert'),
  };
}

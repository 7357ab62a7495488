import type { Page } from '@playwright/test';

export function logoEnquiryPage(page: Page) {
  return {
    fromDesigner: page.getByRole('link', { name: 'Have a logo? Send it to us' }),
    logo: page.getByLabel('Logo', { exact: true }),
    preview: page.getByRole('img', { name: 'Preview of your logo' }),
    width: page.getByLabel('Width in cm'),
    wish: page.getByLabel('Your idea'),
    name: page.getByLabel('Name'),
    phone: page.getByLabel('Mobile number'),
    send: page.getByRole('button', { name: 'Send my logo' }),
    sent: page.getByRole('region', { name: /We have your logo/ }),
  };
}

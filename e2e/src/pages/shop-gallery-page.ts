import type { Page } from '@playwright/test';

export function shopGalleryPage(page: Page) {
  return {
    pictures: page.getByRole('link', { name: /open full screen$/ }),
  };
}

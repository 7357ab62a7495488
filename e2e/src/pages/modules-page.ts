import type { Page } from '@playwright/test';

/** `/admin/modules`. */
export function modulesPage(page: Page) {
  const card = (module: string) => page.getByRole('region', { name: module });
  const dialog = page.getByRole('dialog');
  return {
    card,
    button: (module: string, name: string) => card(module).getByRole('button', { name }),
    reason: dialog.getByLabel('Reason'),
    confirm: (name: string) => dialog.getByRole('button', { name }),
  };
}

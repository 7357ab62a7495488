import type { Page } from '@playwright/test';

/** `/admin/modules`. */
export function modulesPage(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    row: (module: string) => page.getByRole('row', { name: module }),
    menu: (module: string) => page.getByRole('button', { name: `More actions for ${module}` }),
    move: (name: string) => page.getByRole('menuitem', { name }),
    reason: dialog.getByLabel('Reason'),
    confirm: (name: string) => dialog.getByRole('button', { name }),
  };
}

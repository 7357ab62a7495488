import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { closeConsole, here, openConsole } from '../testing/console-under-test.tsx';

afterEach(closeConsole);

it('opens a page by G and its letter', async () => {
  const { user } = openConsole('/admin/nowhere');
  await screen.findByRole('heading', { name: 'Page Not Found' });

  await user.keyboard('gd');

  await waitFor(() => expect(here()).toBe('/admin'));
});

it('ignores the letter alone, and G in a text field', async () => {
  const { user } = openConsole('/admin/profile');
  const name = await screen.findByLabelText('Name');

  await user.keyboard('d');
  await user.type(name, 'gd');

  expect(here()).toBe('/admin/profile');
});

it('lists the shortcuts that work on the page and the letters of the pages on ?', async () => {
  const { user } = openConsole('/admin/nowhere');
  await screen.findByRole('heading', { name: 'Page Not Found' });

  await user.keyboard('?');

  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(sheet.getByRole('region', { name: 'Actions' })).toHaveTextContent(
    /EscClose, or clear the selection.*\/Search/,
  );
  for (const text of ['Next row', 'Select the row', 'Save changes']) expect(sheet.queryByText(text)).toBeNull();
  expect(sheet.getByRole('region', { name: 'Go to' })).toHaveTextContent(/GDDashboard/);
});

it('lists the key that saves on a page with a form', async () => {
  const { user } = openConsole('/admin/profile');
  await screen.findByLabelText('Name');

  await user.keyboard('?');

  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(sheet.getByRole('region', { name: 'Actions' })).toHaveTextContent(/CtrlSSave changes/);
});

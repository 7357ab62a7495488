import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { asha, closeConsole, json, openConsole } from '../testing/console-under-test.tsx';

usePhone();
afterEach(closeConsole);

it('has buttons to save and to discard only while something is unsaved', async () => {
  const { user } = openConsole('/admin/profile');
  await screen.findByLabelText('Name');
  const saveButton = () => screen.queryByRole('button', { name: 'Save changes' });
  expect(saveButton()).toBeNull();

  await fill({ Name: 'Asha Rao' });
  expect(saveButton()).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
  await user.click(question.getByRole('button', { name: 'Discard' }));

  await waitFor(() => expect(saveButton()).toBeNull());
});

it('focuses the title after the button that saved is removed', async () => {
  const { user } = openConsole('/admin/profile', {
    api: { 'POST /api/admin/me/update': ({ body }) => json({ data: { ...asha, ...Object(body) } }) },
  });
  await screen.findByLabelText('Name');
  await fill({ Name: 'Asha Rao' });

  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Profile' })).toHaveFocus());
});

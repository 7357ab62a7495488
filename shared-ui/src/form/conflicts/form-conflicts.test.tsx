import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, openDialog, priority, title, type CategoryValues, type Save } from '../testing/category-dialog.tsx';
import { httpError } from '../testing/render-form.tsx';

it('reloads the row after a conflict, keeps edited fields and shows the saved values beside them', async () => {
  const onSave = jest
    .fn<Save>(async () => 'Category updated')
    .mockRejectedValueOnce(httpError(409, 'This category was changed by Asha. Reload to see it.'));
  const { user } = openDialog({
    onSave,
    onReload: async () => ({ title: 'Shaadi', priority: 9, updated_at: 'tuesday' }),
  });
  await user.type(title(), '!');
  await user.click(button('Save changes'));

  await user.click(await screen.findByRole('button', { name: 'Reload' }));

  expect(screen.getByText(/One field was changed by both of you/).closest('[role="alert"]')).toHaveFocus();
  const values = within(await screen.findByRole('group', { name: 'Title: value to keep' }));
  expect(values.getByRole('radio', { name: 'Yours: “Wedding Neon!”' })).toBeChecked();
  expect(values.getByRole('radio', { name: 'Theirs: “Shaadi”' })).not.toBeChecked();
  expect(screen.getByText(/One field was changed by both of you/)).toBeVisible();
  expect(title()).toHaveValue('Wedding Neon!');
  expect(priority()).toHaveValue('9');
  expect(screen.queryByRole('group', { name: 'Priority: value to keep' })).toBeNull();

  await user.click(button('Save changes'));

  await waitFor(() =>
    expect(onSave.mock.lastCall?.[0]).toMatchObject({ title: 'Wedding Neon!', priority: 9, updated_at: 'tuesday' }),
  );
});

it('lets the user keep either value of a conflict, and loses neither', async () => {
  const { user } = openDialog({
    onSave: () => Promise.reject(httpError(409, 'Changed. Reload to see it.')),
    onReload: async () => ({ title: 'Shaadi', priority: 3, updated_at: 'tuesday' }),
  });
  await user.type(title(), '!');
  await user.click(button('Save changes'));
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  await user.type(title(), '!');

  await user.click(await screen.findByRole('radio', { name: 'Theirs: “Shaadi”' }));
  expect(title()).toHaveValue('Shaadi');
  // nothing is left to choose or to save
  expect(screen.queryByText(/choose which value to keep/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Yours: “Wedding Neon!!”' }));

  expect(title()).toHaveValue('Wedding Neon!!');
  expect(screen.getByText(/choose which value to keep/)).toBeVisible();
});

it('shows no conflict for an edited field that nobody else changed', async () => {
  const { user } = openDialog({
    onSave: () => Promise.reject(httpError(409, 'Changed. Reload to see it.')),
    onReload: async () => ({ title: 'Wedding Neon', priority: 9, updated_at: 'tuesday' }),
  });
  await user.type(title(), '!');
  await user.click(button('Save changes'));

  await user.click(await screen.findByRole('button', { name: 'Reload' }));

  await waitFor(() => expect(priority()).toHaveValue('9'));
  expect(title()).toHaveValue('Wedding Neon!');
  expect(screen.queryByRole('radio')).toBeNull();
});

it('keeps a conflict over a second reload that finds the same value of the other user', async () => {
  const reloaded = { title: 'Shaadi', updated_at: 'tuesday' };
  const { user } = openDialog({
    onSave: () => Promise.reject(httpError(409, 'Changed. Reload to see it.')),
    onReload: jest
      .fn<() => Promise<CategoryValues>>()
      .mockResolvedValueOnce({ ...reloaded, priority: 3 })
      .mockResolvedValueOnce({ ...reloaded, priority: 9 }),
  });
  await user.type(title(), '!');
  await user.click(button('Save changes'));
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  await screen.findByRole('radio', { name: 'Theirs: “Shaadi”' });

  await user.click(button('Save changes'));
  await user.click(await screen.findByRole('button', { name: 'Reload' }));

  await waitFor(() => expect(priority()).toHaveValue('9'));
  expect(screen.getByRole('radio', { name: 'Yours: “Wedding Neon!”' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Theirs: “Shaadi”' })).not.toBeChecked();
});

it('keeps edits that the user makes during the reload', async () => {
  let resolveReload: (row: CategoryValues) => void = () => undefined;
  const { user } = openDialog({
    onSave: () => Promise.reject(httpError(409, 'Changed. Reload to see it.')),
    onReload: () => new Promise((resolve) => (resolveReload = resolve)),
  });
  await user.click(button('Save changes'));
  await user.click(await screen.findByRole('button', { name: 'Reload' }));

  await user.type(title(), '!');
  resolveReload({ title: 'Shaadi', priority: 9, updated_at: 'tuesday' });

  await waitFor(() => expect(priority()).toHaveValue('9'));
  expect(title()).toHaveValue('Wedding Neon!');
});

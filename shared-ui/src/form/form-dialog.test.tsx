import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, openDialog, priority, title, emptyCategory, type Save } from './testing/category-dialog.tsx';
import { httpError } from './testing/render-form.tsx';

it('saves the input that the schema cast, shows a toast and closes', async () => {
  const onSave = jest.fn<Save>(async () => 'Category updated');
  const { user, onClose } = openDialog({ onSave });

  await user.type(title(), '  2 ');
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Category updated')).toBeVisible();
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ title: 'Wedding Neon  2', priority: 3, updated_at: 'monday' });
  expect(onClose).toHaveBeenCalled();
});

it('saves on Ctrl+S and on Cmd+S', async () => {
  const onSave = jest.fn<Save>(() => Promise.reject(new Error('Update failed')));
  const { user } = openDialog({ onSave });

  await user.type(title(), '{Control>}s{/Control}');
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  await user.type(title(), '{Meta>}s{/Meta}');

  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
});

it('shows every validation error beside its field, focuses the first and sends nothing', async () => {
  const onSave = jest.fn<Save>();
  const { user } = openDialog({ values: emptyCategory, onSave });
  await user.click(priority());

  await user.click(button('Save changes'));

  await waitFor(() => expect(title()).toHaveAccessibleDescription('Title is required'));
  expect(priority()).toHaveAccessibleDescription('Priority is required');
  expect(title()).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
});

it('validates a field on blur after a change, but not during typing or on blur without a change', async () => {
  const { user } = openDialog({ values: emptyCategory });

  await user.tab();
  expect(title()).toHaveAttribute('aria-invalid', 'false');
  await user.type(title(), 'W');
  expect(title()).toHaveAttribute('aria-invalid', 'false');
  await user.tab();
  await waitFor(() => expect(title()).toHaveAccessibleDescription('Min 2 chars'));

  await user.type(title(), 'e');

  await waitFor(() => expect(title()).toBeValid());
});

it('shows a validation error of the server beside its field until the field changes', async () => {
  const { user } = openDialog({
    onSave: () => Promise.reject(httpError(422, 'Check the form', { priority: 'Priority is taken' })),
  });

  await user.click(button('Save changes'));

  await waitFor(() => expect(priority()).toHaveAccessibleDescription('Priority is taken'));
  expect(priority()).toHaveFocus();

  await user.type(priority(), '1');

  expect(priority()).toBeValid();
  await user.type(title(), '!');
  expect(priority()).toBeValid();
});

it('shows an error without a field in the dialog and as a toast, and keeps the input', async () => {
  const { user, onClose } = openDialog({
    onSave: () => Promise.reject(httpError(500, 'The database is not available.')),
  });
  await user.type(title(), '!');

  await user.click(button('Save changes'));

  const alert = await within(screen.getByRole('dialog')).findByRole('alert');
  expect(alert).toHaveTextContent('The database is not available.');
  expect(screen.getAllByText('The database is not available.')).toHaveLength(2);
  expect(title()).toHaveValue('Wedding Neon!');
  expect(onClose).not.toHaveBeenCalled();
});

it('shows a validation error of a field that the form does not have above the buttons', async () => {
  const { user } = openDialog({
    onSave: () => Promise.reject(httpError(422, 'Check the form.', { slug: 'Slug is taken' })),
  });

  await user.click(button('Save changes'));

  const alert = await within(screen.getByRole('dialog')).findByRole('alert');
  expect(alert).toHaveTextContent('Check the form. Slug is taken');
});

it('says without a connection that nothing is lost', async () => {
  const offline = Object.assign(httpError(0, 'Network Error. Try again.'), { code: 'network' });
  const { user } = openDialog({ onSave: () => Promise.reject(offline) });

  await user.click(button('Save changes'));

  const alert = await within(screen.getByRole('dialog')).findByRole('alert');
  expect(alert).toHaveTextContent('Network Error. Try again. Nothing you typed is lost.');
});

it('shows the fallback message for an error without a message', async () => {
  const { user } = openDialog({ onSave: () => Promise.reject(new Error('')) });

  await user.click(button('Save changes'));

  expect(await screen.findAllByText('Update failed')).toHaveLength(2);
});

it('sends one request when the user presses Save several times', async () => {
  const onSave = jest.fn<Save>(() => new Promise(() => {}));
  const { user } = openDialog({ onSave });

  await user.dblClick(button('Save changes'));
  await user.type(title(), '{Enter}{Enter}');

  await waitFor(() => expect(button('Saving…')).toBeVisible());
  expect(onSave).toHaveBeenCalledTimes(1);
});

it('makes the fields read-only during a save', async () => {
  const { user } = openDialog({ onSave: () => new Promise(() => {}) });
  await user.click(button('Save changes'));
  await waitFor(() => expect(button('Saving…')).toBeVisible());

  await user.type(title(), 'lost?');

  expect(title()).toHaveValue('Wedding Neon');
});

it('aborts a running save on Cancel and keeps the dialog open', async () => {
  const onSave: Save = (_input, _values, { signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const { user, onClose } = openDialog({ onSave });
  await user.click(button('Save changes'));
  await waitFor(() => expect(button('Saving…')).toBeVisible());

  await user.click(button('Cancel'));

  await waitFor(() => expect(button('Save changes')).toBeVisible());
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(/may be saved already/);
  expect(onClose).not.toHaveBeenCalled();
});

it('shows no notice when the user aborts a save that was only partly sent', async () => {
  const onSave: Save = (_input, _values, { signal, onProgress }) => {
    onProgress(0.4);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  const { user } = openDialog({ onSave });
  await user.click(button('Save changes'));
  await waitFor(() => expect(button('Saving…')).toBeVisible());

  await user.click(button('Cancel'));

  await waitFor(() => expect(button('Save changes')).toBeVisible());
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
});

it('closes on Esc, after a confirmation if there is unsaved input', async () => {
  const { user, onClose } = openDialog();
  await user.type(title(), '!');

  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeVisible();
  await user.keyboard('{Enter}'); // Cancel has the focus
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull());
  expect(title()).toHaveValue('Wedding Neon!');
  expect(onClose).not.toHaveBeenCalled();

  await user.type(title(), '{Backspace}{Escape}');

  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('closes when the user confirms with Discard', async () => {
  const { user, onClose } = openDialog();
  await user.type(title(), '!');

  await user.click(button('Cancel'));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));

  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('asks before Back discards unsaved input', async () => {
  const { user, goBack } = openDialog();
  await user.type(title(), '!');

  await goBack();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(title()).toHaveValue('Wedding Neon!');

  await goBack();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));

  expect(await screen.findByText('Page before')).toBeInTheDocument();
});

it('shows one confirmation when the user presses Back twice', async () => {
  const { user, goBack } = openDialog();
  await user.type(title(), '!');

  await goBack();
  await goBack();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));

  expect(await screen.findByText('Page before')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull());
});

import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { categoryInput } from '@lumora/shared-contract';
import { FormDialog } from './form-dialog.tsx';
import { NumberField } from './number-field.tsx';
import { TextField } from './text-field.tsx';
import type { SavingOptions } from './use-saving.ts';
import { httpError, renderForm } from './testing/render-form.tsx';

interface Values {
  title: string;
  priority: number | '';
  updated_at: string;
}
type Save = SavingOptions<Values, unknown>['onSave'];

const saved: Values = { title: 'Wedding Neon', priority: 3, updated_at: 'monday' };
const empty: Values = { title: '', priority: '', updated_at: '' };

interface Dialog {
  values?: Values;
  onSave?: Save;
  onReload?: () => Promise<Values>;
}

function openDialog(dialog: Dialog = {}) {
  const { values = saved, onSave = async () => 'Category updated', onReload = async () => values } = dialog;
  const onClose = jest.fn();
  const screenOfForm = renderForm(
    <FormDialog
      title="Edit category"
      action="Save changes"
      fallback="Update failed"
      schema={categoryInput}
      initialValues={values}
      onSave={onSave}
      onReload={onReload}
      onClose={onClose}
    >
      <TextField name="title" label="Title" autoFocus />
      <NumberField name="priority" label="Priority" />
    </FormDialog>,
  );
  return { ...screenOfForm, onClose };
}

const title = () => screen.getByLabelText('Title');
const priority = () => screen.getByLabelText('Priority');
const button = (name: string) => screen.getByRole('button', { name });

it('what was typed is saved as the schema casts it, said, and the dialog closes', async () => {
  const onSave = jest.fn<Save>(async () => 'Category updated');
  const { user, onClose } = openDialog({ onSave });

  await user.type(title(), '  2 ');
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Category updated')).toBeVisible();
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ title: 'Wedding Neon  2', priority: 3, updated_at: 'monday' });
  expect(onClose).toHaveBeenCalled();
});

it('on Save every mistake stands beside its field and the first is focused; nothing is sent', async () => {
  const onSave = jest.fn<Save>();
  const { user } = openDialog({ values: empty, onSave });
  await user.click(priority());

  await user.click(button('Save changes'));

  await waitFor(() => expect(title()).toHaveAccessibleDescription('Title is required'));
  expect(priority()).toHaveAccessibleDescription('Priority is required');
  expect(title()).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
});

it('a field is not scolded while it is typed in or left as it was, but once it is left wrong', async () => {
  const { user } = openDialog({ values: empty });

  await user.tab();
  expect(title()).toBeValid();
  await user.type(title(), 'W');
  expect(title()).toBeValid();
  await user.tab();
  await waitFor(() => expect(title()).toHaveAccessibleDescription('Min 2 chars'));

  await user.type(title(), 'e');

  await waitFor(() => expect(title()).toBeValid());
});

it('what the server refuses stands beside its field until the field is changed', async () => {
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

it('a refusal that names no field stands in the dialog and in a toast, and nothing typed is lost', async () => {
  const { user, onClose } = openDialog({ onSave: () => Promise.reject(httpError(500, 'The database is asleep')) });
  await user.type(title(), '!');

  await user.click(button('Save changes'));

  const alert = await within(screen.getByRole('dialog')).findByRole('alert');
  expect(alert).toHaveTextContent('The database is asleep');
  expect(screen.getAllByText('The database is asleep')).toHaveLength(2);
  expect(title()).toHaveValue('Wedding Neon!');
  expect(onClose).not.toHaveBeenCalled();
});

it('a refusal of something that the form does not show is said above the buttons', async () => {
  const { user } = openDialog({
    onSave: () => Promise.reject(httpError(422, 'Check the form.', { slug: 'Slug is taken' })),
  });

  await user.click(button('Save changes'));

  const alert = await within(screen.getByRole('dialog')).findByRole('alert');
  expect(alert).toHaveTextContent('Check the form. Slug is taken');
});

it('a failure without words has the words of what was tried', async () => {
  const { user } = openDialog({ onSave: () => Promise.reject(new Error('')) });

  await user.click(button('Save changes'));

  expect(await screen.findAllByText('Update failed')).toHaveLength(2);
});

it('however often Save is pressed, it is sent once', async () => {
  const onSave = jest.fn<Save>(() => new Promise(() => {}));
  const { user } = openDialog({ onSave });

  await user.dblClick(button('Save changes'));
  await user.type(title(), '{Enter}{Enter}');

  await waitFor(() => expect(button('Saving…')).toBeVisible());
  expect(onSave).toHaveBeenCalledTimes(1);
});

it('what is being saved cannot be typed over', async () => {
  const { user } = openDialog({ onSave: () => new Promise(() => {}) });
  await user.click(button('Save changes'));
  await waitFor(() => expect(button('Saving…')).toBeVisible());

  await user.type(title(), 'lost?');

  expect(title()).toHaveValue('Wedding Neon');
});

it('Cancel stops a save that takes too long and leaves the dialog open', async () => {
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

it('a save that is stopped before all of it was sent is not saved, and nothing is said of it', async () => {
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

it('Esc closes what is unchanged, and asks before it discards what was typed', async () => {
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

it('Discard closes', async () => {
  const { user, onClose } = openDialog();
  await user.type(title(), '!');

  await user.click(button('Cancel'));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));

  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('Back asks before it discards what was typed', async () => {
  const { user, goBack } = openDialog();
  await user.type(title(), '!');

  await goBack();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(title()).toHaveValue('Wedding Neon!');

  await goBack();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));

  expect(await screen.findByText('Page before')).toBeInTheDocument();
});

it('a stale edit is loaded anew: what was typed stays, what somebody else saved stands beside it', async () => {
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

  expect(await screen.findByText('Saved meanwhile: “Shaadi”')).toBeVisible();
  expect(title()).toHaveValue('Wedding Neon!');
  expect(priority()).toHaveValue(9);

  await user.click(button('Save changes'));

  await waitFor(() =>
    expect(onSave.mock.lastCall?.[0]).toMatchObject({ title: 'Wedding Neon!', priority: 9, updated_at: 'tuesday' }),
  );
});

it('what somebody else saved can be taken over', async () => {
  const { user } = openDialog({
    onSave: () => Promise.reject(httpError(409, 'Changed. Reload to see it.')),
    onReload: async () => ({ title: 'Shaadi', priority: 3, updated_at: 'tuesday' }),
  });
  await user.type(title(), '!');
  await user.click(button('Save changes'));
  await user.click(await screen.findByRole('button', { name: 'Reload' }));

  await user.click(await screen.findByRole('button', { name: 'Use it' }));

  expect(title()).toHaveValue('Shaadi');
  await waitFor(() => expect(screen.queryByText(/Saved meanwhile/)).toBeNull());
});

it('what is typed while the row is loaded anew stays', async () => {
  let answer: (row: Values) => void = () => undefined;
  const { user } = openDialog({
    onSave: () => Promise.reject(httpError(409, 'Changed. Reload to see it.')),
    onReload: () => new Promise((resolve) => (answer = resolve)),
  });
  await user.click(button('Save changes'));
  await user.click(await screen.findByRole('button', { name: 'Reload' }));

  await user.type(title(), '!');
  answer({ title: 'Shaadi', priority: 9, updated_at: 'tuesday' });

  await waitFor(() => expect(priority()).toHaveValue(9));
  expect(title()).toHaveValue('Wedding Neon!');
});

it('Back pressed again asks no second question', async () => {
  const { user, goBack } = openDialog();
  await user.type(title(), '!');

  await goBack();
  await goBack();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));

  expect(await screen.findByText('Page before')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull());
});

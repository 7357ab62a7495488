import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useFormikContext } from 'formik';
import { object, string } from 'yup';
import { endSession } from '../../../testing/end-session.ts';
import { FormDialog } from '../form-dialog.tsx';
import { TextField } from '../fields/text-field.tsx';
import { renderForm } from '../testing/render-form.tsx';

const schema = object({ title: string().required() });
const noFiles: File[] = [];
const newSign = { id: 0, title: '', password: '', pictures: { stored: ['a'], added: noFiles } };

afterEach(() => sessionStorage.clear());

function AddPicture() {
  const { setFieldValue } = useFormikContext();
  const added = [new File(['x'], 'x.png')];
  return <button onClick={() => void setFieldValue('pictures', { stored: [], added })}>Add a picture</button>;
}

function openSign(values = newSign) {
  return renderForm(
    <FormDialog
      title="Sign"
      action="Save"
      fallback="Update failed"
      schema={schema}
      initialValues={values}
      onSave={async () => 'Saved'}
      onClose={() => undefined}
    >
      <TextField name="title" label="Title" />
      <TextField name="password" label="Password" />
      <AddPicture />
    </FormDialog>,
  );
}

const restored = () => screen.queryByText('Your session ended before this was saved. What you had typed is back.');

it('gives back what was typed, but no password and no file', async () => {
  const { user } = openSign();
  await user.type(screen.getByLabelText('Title'), 'Chai');
  await user.type(screen.getByLabelText('Password'), 'my secret');
  await user.click(screen.getByRole('button', { name: 'Add a picture' }));
  endSession();
  // a file would be stored as an empty object
  expect(Object.values(sessionStorage).join()).not.toMatch(/my secret|\{\}/);

  openSign();

  expect(restored()).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Chai');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

it('gives nothing to the form of another row, or if only a password was typed', async () => {
  const { user } = openSign();
  await user.type(screen.getByLabelText('Password'), 'my secret');
  endSession();
  expect(sessionStorage).toHaveLength(0);

  const second = openSign();
  await second.user.type(screen.getByLabelText('Title'), 'Chai');
  endSession();
  openSign({ ...newSign, id: 2 });

  expect(restored()).toBeNull();
  expect(screen.getByLabelText('Title')).toHaveValue('');
});

it('ignores stored text that no form has written', () => {
  sessionStorage.setItem('lumora-unsaved-input', '{"0":null}');
  openSign();
  expect(restored()).toBeNull();
});

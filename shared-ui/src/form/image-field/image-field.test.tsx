import { expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { imageRules } from '@lumora/shared-contract/images';
import { categoryInput } from '@lumora/shared-contract/taxonomy';
import { FormDialog } from '../form-dialog.tsx';
import { ImageField, type ImageChange } from './image-field.tsx';
import { renderForm } from '../testing/render-form.tsx';

const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'sign.png', {
  type: 'image/png',
});
const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' });

function openForm(storedUrl: string | null = '/media/abc/320.webp') {
  const sent = jest.fn();
  const imageFile: ImageChange = null;
  const { user } = renderForm(
    <FormDialog
      title="Edit category"
      action="Save changes"
      fallback="Update failed"
      schema={categoryInput}
      initialValues={{ title: 'Wedding', priority: 0, imageFile }}
      onSave={async (_input, values) => {
        sent(values.imageFile);
        return 'Saved';
      }}
      onClose={() => undefined}
    >
      <ImageField name="imageFile" label="Image" storedUrl={storedUrl} />
    </FormDialog>,
  );
  return { user, sent };
}

const input = () => screen.getByLabelText('Image');
const save = () => screen.getByRole('button', { name: 'Save changes' });

it('describes the rules for image files and shows the stored image', () => {
  openForm();

  expect(input()).toHaveAccessibleDescription(imageRules.hint);
  expect(screen.getByRole('img', { name: 'Current image' })).toHaveAttribute('src', '/media/abc/320.webp');
});

it('shows and sends a chosen image', async () => {
  const { user, sent } = openForm();

  await user.upload(input(), png);

  expect(await screen.findByRole('img', { name: 'Chosen image' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:/),
  );
  expect(screen.getByText('sign.png')).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(sent).toHaveBeenCalledWith(png));
});

it('accepts a dropped image', async () => {
  openForm();

  fireEvent.drop(input(), { dataTransfer: { files: [png] } });

  expect(await screen.findByText('sign.png')).toBeVisible();
});

it('shows the stored image again when the user removes the chosen one', async () => {
  const { user } = openForm();
  await user.upload(input(), png);

  await user.click(await screen.findByRole('button', { name: 'Remove' }));

  expect(await screen.findByRole('img', { name: 'Current image' })).toBeVisible();
});

it('moves the focus to the file input when the user removes the only image', async () => {
  const { user } = openForm(null);
  await user.upload(input(), png);

  await user.click(await screen.findByRole('button', { name: 'Remove' }));

  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(input()).toHaveFocus();
});

it('removes the stored image, and restores it on Undo', async () => {
  const { user, sent } = openForm();

  await user.click(screen.getByRole('button', { name: 'Remove image' }));
  expect(await screen.findByText('The picture is removed when you save.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('img', { name: 'Current image' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Remove image' }));
  await user.click(save());
  await waitFor(() => expect(sent).toHaveBeenCalledWith('removed'));
});

it('rejects a file that is not an image, and sends nothing until the user removes it', async () => {
  const { user, sent } = openForm();

  await user.upload(input(), svg);

  await waitFor(() =>
    expect(input()).toHaveAccessibleDescription('“logo.png” is not a PNG, JPG or WEBP image. Choose another file.'),
  );
  await user.click(save());
  await waitFor(() => expect(input()).toHaveFocus());
  expect(sent).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(save());

  await waitFor(() => expect(sent).toHaveBeenCalledWith(null));
});

import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { attributeValueInput } from '@lumora/shared-contract/taxonomy';
import { FormDialog } from '../form-dialog.tsx';
import { SelectField, type SelectOption } from './select-field.tsx';
import { renderForm } from '../testing/render-form.tsx';

const sizes = [
  { value: 1, label: 'Size 10' },
  { value: 2, label: 'size 9' },
  { value: 3, label: 'Colour' },
];

interface OpenFormOptions {
  options: SelectOption[] | undefined;
  /** the initial value */
  attribute_id?: number | '';
}

function openForm({ options, attribute_id = '' }: OpenFormOptions = { options: sizes }) {
  const sent = jest.fn();
  const { user } = renderForm(
    <FormDialog
      title="Create attribute value"
      action="Create"
      fallback="Create failed"
      schema={attributeValueInput}
      initialValues={{ title: 'Large', attribute_id }}
      onSave={async (input) => {
        sent(input);
        return 'Saved';
      }}
      onClose={() => undefined}
    >
      <SelectField name="attribute_id" label="Attribute" options={options} emptyText="No attributes yet." />
    </FormDialog>,
  );
  return { user, sent };
}

const box = () => screen.getByRole('combobox', { name: 'Attribute' });

it('sorts the options by label, with numbers by value', async () => {
  const { user } = openForm();

  await user.click(box());

  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Colour', 'size 9', 'Size 10']);
});

it('selects the found option on Enter and submits the form on the next Enter', async () => {
  const { user, sent } = openForm();

  await user.type(box(), 'colo{Enter}');
  expect(box()).toHaveValue('Colour');
  expect(sent).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');

  await waitFor(() => expect(sent).toHaveBeenCalledWith({ title: 'Large', attribute_id: 3 }));
});

it('shows an error beside the field when nothing is chosen', async () => {
  const { user } = openForm();

  await user.click(screen.getByRole('button', { name: 'Create' }));

  await waitFor(() => expect(box()).toHaveAccessibleDescription('Attribute is required'));
  expect(box()).toHaveFocus();
});

it('shows a message when there are no options', async () => {
  const { user } = openForm({ options: [] });

  await user.click(box());

  expect(screen.getByText('No attributes yet.')).toBeVisible();
});

it('does not submit the form on Enter while the options load', async () => {
  const { user } = openForm({ options: undefined });

  await user.type(box(), 'colo{Enter}');

  expect(screen.getByText('Loading…')).toBeVisible();
  expect(box()).toBeValid();
});

it('is busy while the label of the chosen value loads', async () => {
  openForm({ options: undefined, attribute_id: 3 });

  await waitFor(() => expect(box()).toHaveAttribute('aria-busy', 'true'));
});

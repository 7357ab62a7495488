import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { categoryInput } from '@lumora/shared-contract/taxonomy';
import { FormDialog } from '../form-dialog.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import type { SavingOptions } from '../saving/use-saving.ts';
import { renderForm } from './render-form.tsx';

/** Values of the category form. */
export interface CategoryValues {
  title: string;
  priority: number | '';
  updated_at: string;
}
/** Saves the form. */
export type Save = SavingOptions<CategoryValues, unknown>['onSave'];

const saved: CategoryValues = { title: 'Wedding Neon', priority: 3, updated_at: 'monday' };
/** Values of a form for a new category. */
export const emptyCategory: CategoryValues = { title: '', priority: '', updated_at: '' };

interface Dialog {
  values?: CategoryValues;
  onSave?: Save;
  onReload?: () => Promise<CategoryValues>;
}

/** Renders a dialog that edits a category. */
export function openDialog(dialog: Dialog = {}) {
  const { values = saved, onSave = async () => 'Category updated', onReload = async () => values } = dialog;
  const onClose = jest.fn();
  const form = renderForm(
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
  return { ...form, onClose };
}

/** Returns the input of the title. */
export const title = () => screen.getByLabelText('Title');
/** Returns the input of the priority. */
export const priority = () => screen.getByLabelText('Priority');
/** Returns the button with the given accessible name. */
export const button = (name: string) => screen.getByRole('button', { name });

import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog, type FormDialogProps } from '../form/form-dialog.tsx';
import type { CrudResource } from './crud-resource.ts';
import { invalidate } from '../api/invalidate.ts';

/** Props that a list page gives to the dialog that edits its rows. */
export interface EditDialogProps<Row> {
  row: Row;
  onClose: () => void;
}

/** Props that a list page gives to the dialog of its rows; without a row it creates one. */
export type RowDialogProps<Row> = EditDialogProps<Row | null>;

interface RowFormProps<Row extends { id: number }, Values extends object, Input>
  extends RowDialogProps<Row>, Pick<FormDialogProps<Values, Input>, 'schema' | 'maxWidth'> {
  resource: Pick<CrudResource<Row>, 'read' | 'save' | 'changedKeys'>;
  /** what a row is called in a sentence, such as “category” */
  noun: string;
  /** Returns the initial values of the form; `row` is null for a new one. */
  toValues: (row: Row | null) => Values;
  /** Returns the body of the request where it is not the input itself. */
  toBody?: (input: Input, values: Values) => object;
  /** Returns the fields; `saved` is the row as it is saved now. */
  children: (saved: Row | null) => ReactNode;
}

/** Renders a form dialog that creates a row or edits one, and reloads the lists that show it. */
export function RowDialog<Row extends { id: number }, Values extends object, Input extends object>({
  row,
  onClose,
  resource,
  noun,
  toValues,
  toBody,
  children,
  ...form
}: RowFormProps<Row, Values, Input>) {
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(row);
  const labels = row ? editing : creating;

  async function reload({ id }: Row) {
    const current = await resource.read(id);
    setSaved(current);
    return toValues(current);
  }

  return (
    <FormDialog<Values, Input>
      {...form}
      title={`${labels.title} ${noun}`}
      action={labels.action}
      fallback={labels.fallback}
      initialValues={toValues(row)}
      onSave={async (input, values, options) => {
        try {
          return (await resource.save(row?.id, toBody ? toBody(input, values) : input, options)).message;
        } finally {
          await invalidate(queryClient, resource.changedKeys);
        }
      }}
      {...(row && { onReload: () => reload(row) })}
      onClose={onClose}
    >
      {children(saved)}
    </FormDialog>
  );
}

const creating = { title: 'Create', action: 'Create', fallback: 'Create failed' };
const editing = { title: 'Edit', action: 'Save changes', fallback: 'Update failed' };

import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog, type FormDialogProps } from '@lumora/shared-ui/form';
import type { TaxonomyApi } from './taxonomy-api.ts';

/** What a page gives to its dialog: the row to edit, or null to create one. */
export interface RowDialogProps<Row> {
  row: Row | null;
  onClose: () => void;
}

interface TaxonomyDialogProps<Row extends { id: number }, Values extends object, Input> extends RowDialogProps<Row> {
  api: TaxonomyApi<Row>;
  /** what a row is called in a sentence */
  noun: string;
  schema: FormDialogProps<Values, Input>['schema'];
  toValues: (row: Row | null) => Values;
  /** what is sent, when that is not the input as it is */
  toBody?: (input: Input, values: Values) => FormData;
  /** the fields, given the row as it is saved now */
  children: (saved: Row | null) => ReactNode;
}

/** Creates a row of the taxonomy or edits one. */
export function TaxonomyDialog<Row extends { id: number }, Values extends object, Input extends object>({
  row,
  onClose,
  api,
  noun,
  schema,
  toValues,
  toBody,
  children,
}: TaxonomyDialogProps<Row, Values, Input>) {
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(row);
  const words = row ? editing : creating;

  async function reload({ id }: Row) {
    const current = await api.read(id);
    setSaved(current);
    return toValues(current);
  }

  return (
    <FormDialog<Values, Input>
      title={`${words.title} ${noun}`}
      action={words.action}
      fallback={words.fallback}
      schema={schema}
      initialValues={toValues(row)}
      onSave={(input, values, sending) =>
        api.save(queryClient, row?.id, toBody ? toBody(input, values) : input, sending)
      }
      {...(row && { onReload: () => reload(row) })}
      onClose={onClose}
    >
      {children(saved)}
    </FormDialog>
  );
}

const creating = { title: 'Create', action: 'Create', fallback: 'Create failed' };
const editing = { title: 'Edit', action: 'Save changes', fallback: 'Update failed' };

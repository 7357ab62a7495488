import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog, type FormDialogProps } from '@lumora/shared-ui/form';
import type { TaxonomyApi } from './taxonomy-api.ts';

/** Props of a dialog: the row to edit, or null to create one. */
export interface RowDialogProps<Row> {
  row: Row | null;
  onClose: () => void;
}

interface TaxonomyDialogProps<Row extends { id: number }, Values extends object, Input> extends RowDialogProps<Row> {
  api: TaxonomyApi<Row>;
  /** singular name of a row for titles, such as “category” */
  noun: string;
  schema: FormDialogProps<Values, Input>['schema'];
  toValues: (row: Row | null) => Values;
  /** builds the request body; by default the validated input */
  toBody?: (input: Input, values: Values) => FormData;
  /** renders the fields; receives the saved row */
  children: (saved: Row | null) => ReactNode;
}

/** Creates or edits a row of the taxonomy. */
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
  const labels = row ? editLabels : createLabels;

  async function reload({ id }: Row) {
    const current = await api.read(id);
    setSaved(current);
    return toValues(current);
  }

  return (
    <FormDialog<Values, Input>
      title={`${labels.title} ${noun}`}
      action={labels.action}
      fallback={labels.fallback}
      schema={schema}
      initialValues={toValues(row)}
      onSave={(input, values, options) =>
        api.save(queryClient, row?.id, toBody ? toBody(input, values) : input, options)
      }
      {...(row && { onReload: () => reload(row) })}
      onClose={onClose}
    >
      {children(saved)}
    </FormDialog>
  );
}

const createLabels = { title: 'Create', action: 'Create', fallback: 'Create failed' };
const editLabels = { title: 'Edit', action: 'Save changes', fallback: 'Update failed' };

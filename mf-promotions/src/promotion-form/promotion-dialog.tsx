import { useState, type ComponentType } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog, type FormDialogProps } from '@lumora/shared-ui/form';
import { PreviewLayout } from './preview-layout.tsx';
import type { PromotionApi } from '../promotion-list/promotion-api.ts';
import type { PromotionRow } from '../promotion-list/promotion-row.ts';

/** What a page gives to its dialog: the row to edit, or null to create one. */
export interface RowDialogProps<Row> {
  row: Row | null;
  onClose: () => void;
}

/** What the parts of a dialog are given: the row as it is saved now, null for a new one. */
export interface SavedRow<Row> {
  saved: Row | null;
}

interface PromotionDialogProps<Row extends PromotionRow, Values extends object, Input> extends RowDialogProps<Row> {
  api: PromotionApi<Row>;
  /** what a row is called in a sentence */
  noun: string;
  schema: FormDialogProps<Values, Input>['schema'];
  toValues: (row: Row | null) => Values;
  /** what is sent, when that is not the input as it is */
  toBody?: (input: Input, values: Values) => FormData;
  Fields: ComponentType<SavedRow<Row>>;
  /** what shoppers will see of it */
  Preview: ComponentType<SavedRow<Row>>;
}

/** Creates a promotion or edits one, beside what shoppers will see of it. */
export function PromotionDialog<Row extends PromotionRow, Values extends object, Input extends object>(
  dialog: PromotionDialogProps<Row, Values, Input>,
) {
  const { row, api, noun, toValues, toBody, Fields, Preview } = dialog;
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
      maxWidth="lg"
      fallback={words.fallback}
      schema={dialog.schema}
      initialValues={toValues(row)}
      onSave={(input, values, sending) =>
        api.save(queryClient, row?.id, toBody ? toBody(input, values) : input, sending)
      }
      {...(row && { onReload: () => reload(row) })}
      onClose={dialog.onClose}
    >
      <PreviewLayout preview={<Preview saved={saved} />}>
        <Fields saved={saved} />
      </PreviewLayout>
    </FormDialog>
  );
}

const creating = { title: 'Create', action: 'Create', fallback: 'Create failed' };
const editing = { title: 'Edit', action: 'Save changes', fallback: 'Update failed' };

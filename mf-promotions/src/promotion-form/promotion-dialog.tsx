import { useState, type ComponentType } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog, type FormDialogProps } from '@lumora/shared-ui/form';
import { PreviewLayout } from './preview-layout.tsx';
import type { PromotionApi } from '../promotion-list/promotion-api.ts';
import type { PromotionRow } from '../promotion-list/promotion-row.ts';

/** Props of a dialog: the row to edit, or null to create one. */
export interface RowDialogProps<Row> {
  row: Row | null;
  onClose: () => void;
}

/** Props of the fields and the preview: the saved row, or null for a new one. */
export interface SavedRow<Row> {
  saved: Row | null;
}

interface PromotionDialogProps<Row extends PromotionRow, Values extends object, Input> extends RowDialogProps<Row> {
  api: PromotionApi<Row>;
  /** singular name of a row for titles, such as “banner” */
  noun: string;
  schema: FormDialogProps<Values, Input>['schema'];
  toValues: (row: Row | null) => Values;
  /** builds the request body; by default the validated input */
  toBody?: (input: Input, values: Values) => FormData;
  Fields: ComponentType<SavedRow<Row>>;
  /** preview of the shop */
  Preview: ComponentType<SavedRow<Row>>;
}

/** Creates or edits a promotion, with a preview of the shop. */
export function PromotionDialog<Row extends PromotionRow, Values extends object, Input extends object>(
  dialog: PromotionDialogProps<Row, Values, Input>,
) {
  const { row, api, noun, toValues, toBody, Fields, Preview } = dialog;
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
      maxWidth="lg"
      fallback={labels.fallback}
      schema={dialog.schema}
      initialValues={toValues(row)}
      onSave={(input, values, options) =>
        api.save(queryClient, row?.id, toBody ? toBody(input, values) : input, options)
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

const createLabels = { title: 'Create', action: 'Create', fallback: 'Create failed' };
const editLabels = { title: 'Edit', action: 'Save changes', fallback: 'Update failed' };

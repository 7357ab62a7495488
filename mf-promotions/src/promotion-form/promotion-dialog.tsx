import type { ComponentType } from 'react';
import { RowDialog, type FormDialogProps, type RowDialogProps } from '@lumora/shared-ui/form';
import type { PromotionApi } from '../promotion-list/promotion-api.ts';
import type { PromotionRow } from '../promotion-list/promotion-row.ts';
import { PreviewLayout } from './preview-layout.tsx';

/** Props of the fields and the preview of a dialog: the row as it is saved now, null for a new one. */
export interface SavedRow<Row> {
  saved: Row | null;
}

interface PromotionDialogProps<Row extends PromotionRow, Values extends object, Input> extends RowDialogProps<Row> {
  api: PromotionApi<Row>;
  /** what a row is called in a sentence */
  noun: string;
  schema: FormDialogProps<Values, Input>['schema'];
  toValues: (row: Row | null) => Values;
  toBody?: (input: Input, values: Values) => object;
  Fields: ComponentType<SavedRow<Row>>;
  /** what shoppers will see */
  Preview: ComponentType<SavedRow<Row>>;
}

/** Renders a dialog that creates or edits a promotion, with a live preview beside its fields. */
export function PromotionDialog<Row extends PromotionRow, Values extends object, Input extends object>({
  api,
  Fields,
  Preview,
  ...dialog
}: PromotionDialogProps<Row, Values, Input>) {
  return (
    <RowDialog {...dialog} resource={api} maxWidth="lg">
      {(saved) => (
        <PreviewLayout preview={<Preview saved={saved} />}>
          <Fields saved={saved} />
        </PreviewLayout>
      )}
    </RowDialog>
  );
}

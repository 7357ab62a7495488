import { attributeInput, type Attribute } from '@lumora/shared-contract';
import { TextField } from '@lumora/shared-ui/form';
import { TaxonomyDialog, type RowDialogProps } from '../taxonomy-dialog.tsx';
import { attributesApi } from './attributes-api.ts';

export function AttributeDialog(dialog: RowDialogProps<Attribute>) {
  return (
    <TaxonomyDialog {...dialog} api={attributesApi} noun="attribute" schema={attributeInput} toValues={toValues}>
      {() => <TextField name="title" label="Title" help="Such as Size, Colour or Backboard." autoFocus />}
    </TaxonomyDialog>
  );
}

function toValues(row: Attribute | null) {
  return { title: row?.title ?? '', updated_at: row?.updated_at };
}

import { attributeInput, type Attribute } from '@lumora/shared-contract/taxonomy';
import { RowDialog, type RowDialogProps, TextField } from '@lumora/shared-ui/form';
import { attributesApi } from './attributes-api.ts';

export function AttributeDialog(dialog: RowDialogProps<Attribute>) {
  return (
    <RowDialog {...dialog} resource={attributesApi} noun="attribute" schema={attributeInput} toValues={toValues}>
      {() => <TextField name="title" label="Title" help="Such as Size, Colour or Backboard." autoFocus />}
    </RowDialog>
  );
}

function toValues(row: Attribute | null) {
  return { title: row?.title ?? '', updated_at: row?.updated_at };
}

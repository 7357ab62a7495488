import { attributeInput, type Attribute } from '@lumora/shared-contract/taxonomy';
import { RowDialog, TextField, type RowDialogProps } from '@lumora/shared-ui/form';
import { attributesApi } from './attributes-api.ts';

/** Creates a row or edits one. */
export function AttributeDialog(dialog: RowDialogProps<Attribute>) {
  return (
    <RowDialog {...dialog} resource={attributesApi} noun="attribute" schema={attributeInput} toValues={toValues}>
      {() => <TextField name="title" label="Title" autoFocus />}
    </RowDialog>
  );
}

function toValues(row: Attribute | null) {
  return { title: row?.title ?? '', updated_at: row?.updated_at };
}

import { attributeValueInput, type AttributeValue } from '@lumora/shared-contract/taxonomy';
import { RowDialog, type RowDialogProps, TextField } from '@lumora/shared-ui/form';
import { ParentField } from '../parent-field.tsx';
import { attributeValuesApi } from './attribute-values-api.ts';

export function AttributeValueDialog(dialog: RowDialogProps<AttributeValue>) {
  return (
    <RowDialog
      {...dialog}
      resource={attributeValuesApi}
      noun="attribute value"
      schema={attributeValueInput}
      toValues={toValues}
    >
      {() => (
        <>
          <ParentField name="attribute_id" label="Attribute" resource="attributes" />
          <TextField name="title" label="Title" />
        </>
      )}
    </RowDialog>
  );
}

function toValues(row: AttributeValue | null) {
  return { attribute_id: row?.attribute_id ?? '', title: row?.title ?? '', updated_at: row?.updated_at };
}

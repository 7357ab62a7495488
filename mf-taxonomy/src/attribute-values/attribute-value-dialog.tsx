import { attributeValueInput, type AttributeValue } from '@lumora/shared-contract';
import { TextField } from '@lumora/shared-ui/form';
import { attributesApi } from '../attributes/attributes-api.ts';
import { ParentField } from '../parent-field.tsx';
import { TaxonomyDialog, type RowDialogProps } from '../taxonomy-dialog.tsx';
import { attributeValuesApi } from './attribute-values-api.ts';

export function AttributeValueDialog(dialog: RowDialogProps<AttributeValue>) {
  return (
    <TaxonomyDialog
      {...dialog}
      api={attributeValuesApi}
      noun="attribute value"
      schema={attributeValueInput}
      toValues={toValues}
    >
      {() => (
        <>
          <ParentField name="attribute_id" label="Attribute" api={attributesApi} plural="attributes" />
          <TextField name="title" label="Title" />
        </>
      )}
    </TaxonomyDialog>
  );
}

function toValues(row: AttributeValue | null) {
  return { attribute_id: row?.attribute_id ?? '', title: row?.title ?? '', updated_at: row?.updated_at };
}

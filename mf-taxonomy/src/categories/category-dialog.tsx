import { categoryInput, type Category } from '@lumora/shared-contract';
import { imageParts, toFormData } from '@lumora/shared-ui';
import { ImageField, NumberField, TextField, type ImageChange } from '@lumora/shared-ui/form';
import { thumbnailUrl } from '../row-columns.tsx';
import { TaxonomyDialog, type RowDialogProps } from '../taxonomy-dialog.tsx';
import { categoriesApi } from './categories-api.ts';

export function CategoryDialog(dialog: RowDialogProps<Category>) {
  return (
    <TaxonomyDialog
      {...dialog}
      api={categoriesApi}
      noun="category"
      schema={categoryInput}
      toValues={toCategoryValues}
      toBody={(input, { imageFile }) => toFormData({ ...input, ...imageParts('imageFile', 'remove_image', imageFile) })}
    >
      {(saved) => (
        <>
          <TextField name="title" label="Title" autoFocus />
          <NumberField name="priority" label="Priority" help="The lowest comes first." />
          <ImageField name="imageFile" label="Image" storedUrl={saved && thumbnailUrl(saved)} />
        </>
      )}
    </TaxonomyDialog>
  );
}

function toCategoryValues(row: Category | null) {
  const imageFile: ImageChange = null;
  return { title: row?.title ?? '', priority: row?.priority ?? 0, imageFile, updated_at: row?.updated_at };
}

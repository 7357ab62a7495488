import { categoryInput, type Category } from '@lumora/shared-contract/taxonomy';
import { imageParts, toFormData } from '@lumora/shared-ui/api';
import {
  type ImageChange,
  ImageField,
  NumberField,
  RowDialog,
  type RowDialogProps,
  TextField,
} from '@lumora/shared-ui/form';
import { thumbnailUrl } from '../row-columns.tsx';
import { categoriesApi } from './categories-api.ts';

export function CategoryDialog(dialog: RowDialogProps<Category>) {
  return (
    <RowDialog
      {...dialog}
      resource={categoriesApi}
      noun="category"
      schema={categoryInput}
      toValues={toValues}
      toBody={(input, { imageFile }) => toFormData({ ...input, ...imageParts('imageFile', 'remove_image', imageFile) })}
    >
      {(saved) => (
        <>
          <TextField name="title" label="Title" autoFocus />
          <NumberField name="priority" label="Priority" help="The lowest comes first." />
          <ImageField name="imageFile" label="Image" storedUrl={saved && thumbnailUrl(saved)} />
        </>
      )}
    </RowDialog>
  );
}

function toValues(row: Category | null) {
  const imageFile: ImageChange = null;
  return { title: row?.title ?? '', priority: row?.priority ?? 0, imageFile, updated_at: row?.updated_at };
}

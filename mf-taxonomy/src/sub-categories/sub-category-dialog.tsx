import { subCategoryInput, type SubCategory } from '@lumora/shared-contract/taxonomy';
import { imageParts, toFormData } from '@lumora/shared-ui/api';
import {
  type ImageChange,
  ImageField,
  NumberField,
  RowDialog,
  type RowDialogProps,
  TextField,
} from '@lumora/shared-ui/form';
import { ParentField } from '../parent-field.tsx';
import { thumbnailUrl } from '../row-columns.tsx';
import { subCategoriesApi } from './sub-categories-api.ts';

export function SubCategoryDialog(dialog: RowDialogProps<SubCategory>) {
  return (
    <RowDialog
      {...dialog}
      resource={subCategoriesApi}
      noun="sub-category"
      schema={subCategoryInput}
      toValues={toValues}
      toBody={(input, { imageFile }) => toFormData({ ...input, ...imageParts('imageFile', 'remove_image', imageFile) })}
    >
      {(saved) => (
        <>
          <ParentField name="category_id" label="Category" resource="categories" />
          <TextField name="title" label="Title" />
          <NumberField name="priority" label="Priority" help="The lowest comes first." />
          <ImageField name="imageFile" label="Image" storedUrl={saved && thumbnailUrl(saved)} />
        </>
      )}
    </RowDialog>
  );
}

function toValues(row: SubCategory | null) {
  const imageFile: ImageChange = null;
  return {
    category_id: row?.category_id ?? '',
    title: row?.title ?? '',
    priority: row?.priority ?? 0,
    imageFile,
    updated_at: row?.updated_at,
  };
}

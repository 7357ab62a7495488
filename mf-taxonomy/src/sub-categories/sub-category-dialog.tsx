import { subCategoryInput, type SubCategory } from '@lumora/shared-contract';
import { imageParts, toFormData } from '@lumora/shared-ui';
import { ImageField, NumberField, TextField, type ImageChange } from '@lumora/shared-ui/form';
import { categoriesApi } from '../categories/categories-api.ts';
import { ParentField } from '../parent-field.tsx';
import { thumbnailUrl } from '../row-columns.tsx';
import { TaxonomyDialog, type RowDialogProps } from '../taxonomy-dialog.tsx';
import { subCategoriesApi } from './sub-categories-api.ts';

export function SubCategoryDialog(dialog: RowDialogProps<SubCategory>) {
  return (
    <TaxonomyDialog
      {...dialog}
      api={subCategoriesApi}
      noun="sub-category"
      schema={subCategoryInput}
      toValues={toValues}
      toBody={(input, { imageFile }) => toFormData({ ...input, ...imageParts('imageFile', 'remove_image', imageFile) })}
    >
      {(saved) => (
        <>
          <ParentField name="category_id" label="Category" api={categoriesApi} plural="categories" />
          <TextField name="title" label="Title" />
          <NumberField name="priority" label="Priority" help="The lowest comes first." />
          <ImageField name="imageFile" label="Image" storedUrl={saved && thumbnailUrl(saved)} />
        </>
      )}
    </TaxonomyDialog>
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

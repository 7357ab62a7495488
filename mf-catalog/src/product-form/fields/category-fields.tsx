import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import { SelectField } from '@lumora/shared-ui/form';
import { ChoicesError } from '../../choices/choices-error.tsx';
import {
  categoryChoices,
  subCategoryChoices,
  useCategoryOptions,
  useSubCategoryOptions,
} from '../../choices/taxonomy-choices.ts';
import type { ProductValues } from './product-values.ts';

/** Selects category and sub-category; a new category clears the sub-category. */
export function CategoryFields() {
  const { values, setValues } = useFormikContext<ProductValues>();
  const { category_id } = values;
  const categories = useQuery(categoryChoices);
  const subCategories = useQuery(subCategoryChoices);
  const categoryOptions = useCategoryOptions();
  const subCategoryOptions = useSubCategoryOptions(category_id || undefined);

  return (
    <Box sx={columnStyles}>
      <div>
        <SelectField
          name="category_id"
          label="Category"
          placeholder="Choose a category"
          options={categories.isLoadingError ? [] : categoryOptions}
          emptyText="No categories yet. Create one first."
          onChosen={(chosen) => {
            if (chosen === category_id) return;
            void setValues({ ...values, category_id: chosen, sub_category_id: '', sub_sub_cat_id: null });
          }}
        />
        <ChoicesError plural="categories" queries={[categories]} />
      </div>
      <div>
        <SelectField
          name="sub_category_id"
          label="Sub-category"
          options={subCategories.isLoadingError ? [] : subCategoryOptions}
          emptyText="This category has no sub-categories yet."
          {...(category_id === '' && { isDisabled: true, placeholder: 'Choose a category first' })}
          onChosen={(chosen) => void setValues({ ...values, sub_category_id: chosen, sub_sub_cat_id: null })}
        />
        <ChoicesError plural="sub-categories" queries={[subCategories]} />
      </div>
    </Box>
  );
}

const columnStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2.5,
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { quickAddForm, type Product, type QuickAddForm } from '@lumora/shared-contract/catalog';
import { FormDialog, SelectField, TextField, type SaveOptions } from '@lumora/shared-ui/form';
import { createProduct } from '../../catalog-api.ts';
import { ChoicesError } from '../../choices/choices-error.tsx';
import { categoryChoices, useCategoryOptions } from '../../choices/taxonomy-choices.ts';

interface QuickAddDialogProps {
  onCreated: (product: Product) => void;
  onClose: () => void;
}

/** Creates an inactive product from a name and a category. */
export function QuickAddDialog({ onCreated, onClose }: QuickAddDialogProps) {
  const queryClient = useQueryClient();
  const categoriesQuery = useQuery(categoryChoices);
  const categories = useCategoryOptions();

  async function save(input: QuickAddForm, _values: object, options: SaveOptions) {
    const { data, message } = await createProduct(queryClient, input, options);
    onCreated(data);
    return message;
  }

  return (
    <FormDialog
      title="Quick Add"
      action="Add product"
      fallback="Create failed"
      schema={quickAddForm}
      initialValues={initialValues}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="name" label="Name" autoFocus />
      <SelectField
        name="category_id"
        label="Category"
        options={categoriesQuery.isLoadingError ? [] : categories}
        emptyText="No categories yet. Create one first."
      />
      <ChoicesError plural="categories" queries={[categoriesQuery]} />
    </FormDialog>
  );
}

const initialValues = { name: '', category_id: '' };

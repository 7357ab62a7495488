import { useQuery, useQueryClient } from '@tanstack/react-query';
import { quickAddForm, type Product, type QuickAddForm } from '@lumora/shared-contract';
import { FormDialog, SelectField, TextField, type SaveOptions } from '@lumora/shared-ui/form';
import { createProduct } from '../../catalog-api.ts';
import { ChoicesError } from '../../choices/choices-error.tsx';
import { categoryChoices, useCategoryOptions } from '../../choices/taxonomy-choices.ts';

interface QuickAddDialogProps {
  onMade: (product: Product) => void;
  onClose: () => void;
}

/** Makes an inactive product of a name and a category; the rest is for its form. */
export function QuickAddDialog({ onMade, onClose }: QuickAddDialogProps) {
  const queryClient = useQueryClient();
  const asked = useQuery(categoryChoices);
  const categories = useCategoryOptions();

  async function save(input: QuickAddForm, _values: object, sending: SaveOptions) {
    const { data, message } = await createProduct(queryClient, input, sending);
    onMade(data);
    return message;
  }

  return (
    <FormDialog
      title="Quick Add"
      action="Add product"
      fallback="Create failed"
      schema={quickAddForm}
      initialValues={empty}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="name" label="Name" autoFocus />
      <SelectField
        name="category_id"
        label="Category"
        options={asked.isLoadingError ? [] : categories}
        emptyText="No categories yet. Create one first."
      />
      <ChoicesError what="categories" queries={[asked]} />
    </FormDialog>
  );
}

const empty = { name: '', category_id: '' };

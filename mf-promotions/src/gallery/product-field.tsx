import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { GalleryPicture } from '@lumora/shared-contract/promotions';
import { choicesPaper, FieldFrame, useFormField } from '@lumora/shared-ui/form';
import { productQuery } from '../choices/product-query.ts';
import { useProductSearch } from '../choices/search-choices.ts';

type Choice = Pick<GalleryPicture['product'], 'id' | 'name'>;

/** Selects the product of the picture by search: field `product_id` of the form. */
export function ProductField({ saved }: { saved: Choice | null }) {
  const field = useFormField<number | ''>('product_id');
  const [searchText, setSearchText] = useState('');
  const [chosen, setChosen] = useState(saved);
  const { data, isPending, isLoadingError } = useProductSearch(searchText);
  // unsaved input is restored without the name
  const { data: restored } = useQuery(productQuery(field.value));
  const selectedProduct = [chosen, saved, restored].find((choice) => choice?.id === field.value) ?? null;

  return (
    <FieldFrame
      field={field}
      label="Product"
      help="The picture leads to it."
      formatValue={(id) => [chosen, saved].find((choice) => choice?.id === id)?.name ?? `No. ${id}`}
    >
      <Autocomplete<Choice>
        id={field.id}
        options={data ?? noChoices}
        // the server has filtered the options
        filterOptions={(options) => options}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        value={selectedProduct}
        onChange={(_event, next) => {
          setChosen(next);
          field.setValue(next?.id ?? '');
        }}
        // the name of the selected product is not a search
        onInputChange={(_event, next, reason) => setSearchText(reason === 'input' ? next : '')}
        loading={isPending}
        noOptionsText={isLoadingError ? 'The products could not be loaded. Type again to retry.' : 'No product found'}
        readOnly={field.isBusy}
        size="small"
        slotProps={{ paper: choicesPaper }}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            {...field.input}
            slotProps={{ input: slotProps.htmlInput }}
            autoFocus
            size="small"
            fullWidth
          />
        )}
      />
    </FieldFrame>
  );
}

const noChoices: readonly Choice[] = [];

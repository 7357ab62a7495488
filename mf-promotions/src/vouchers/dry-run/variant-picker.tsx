import { useId, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { VariantRow } from '@lumora/shared-contract/catalog';
import { rupees } from '@lumora/shared-contract/format';
import { errorMessage } from '@lumora/shared-auth/core';
import { choicesPaper } from '@lumora/shared-ui/form';
import { useVariantSearch } from '../../choices/search-choices.ts';
import { describeSign } from './voucher-dry-run.ts';

interface VariantPickerProps {
  autoFocus: boolean;
  onChoose: (variant: VariantRow) => void;
}

/** Adds variants to the sample cart, searched by product or SKU; clears itself after each. */
export function VariantPicker({ autoFocus, onChoose }: VariantPickerProps) {
  const id = useId();
  const [searchText, setSearchText] = useState('');
  const { data, error, isPending } = useVariantSearch(searchText);

  return (
    <FormControl fullWidth error={error !== null}>
      <InputLabel htmlFor={id}>Signs in the cart</InputLabel>
      <Autocomplete
        id={id}
        options={data ?? noVariants}
        // the server has filtered the options
        filterOptions={(options) => options}
        getOptionLabel={optionLabel}
        getOptionKey={(variant) => variant.id}
        value={null}
        inputValue={searchText}
        onInputChange={(_event, next, reason) => reason !== 'reset' && setSearchText(next)}
        onChange={(_event, chosen) => {
          if (chosen) onChoose(chosen);
          setSearchText('');
        }}
        loading={isPending}
        noOptionsText="No sign found"
        autoHighlight
        blurOnSelect={false}
        size="small"
        slotProps={{ paper: choicesPaper }}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            slotProps={{ input: slotProps.htmlInput }}
            placeholder="Add a sign by name or SKU"
            autoFocus={autoFocus}
            size="small"
            fullWidth
          />
        )}
      />
      {error && <FormHelperText>{errorMessage(error)}</FormHelperText>}
    </FormControl>
  );
}

const noVariants: readonly VariantRow[] = [];

function optionLabel(variant: VariantRow): string {
  return `${describeSign(variant)}, ${rupees(variant.selling_price)}`;
}

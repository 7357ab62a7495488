import { useId, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { VariantRow } from '@lumora/shared-contract';
import { errorMessage } from '@lumora/shared-auth/core';
import { rupees } from '@lumora/shared-ui';
import { choicesPaper } from '@lumora/shared-ui/form';
import { useVariantSearch } from '../../choices/search-choices.ts';
import { describeSign } from './voucher-dry-run.ts';

interface VariantPickerProps {
  autoFocus: boolean;
  onChoose: (variant: VariantRow) => void;
}

/** Puts signs into the tried cart, found by product or SKU; empty again after each. */
export function VariantPicker({ autoFocus, onChoose }: VariantPickerProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { data, error, isPending } = useVariantSearch(typed);

  return (
    <FormControl fullWidth error={error !== null}>
      <InputLabel htmlFor={id}>Signs in the cart</InputLabel>
      <Autocomplete
        id={id}
        options={data ?? none}
        // the server has searched
        filterOptions={(options) => options}
        getOptionLabel={optionWords}
        getOptionKey={(variant) => variant.id}
        value={null}
        inputValue={typed}
        onInputChange={(_event, next, reason) => reason !== 'reset' && setTyped(next)}
        onChange={(_event, chosen) => {
          if (chosen) onChoose(chosen);
          setTyped('');
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

const none: readonly VariantRow[] = [];

function optionWords(variant: VariantRow): string {
  return `${describeSign(variant)}, ${rupees(variant.selling_price)}`;
}

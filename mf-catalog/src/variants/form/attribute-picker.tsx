import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ConflictChoice, SelectField, useFormField } from '@lumora/shared-ui/form';
import { ChoicesError } from '../../choices/choices-error.tsx';
import { attributeChoices, attributeValueChoices } from '../../choices/taxonomy-choices.ts';
import { emptyPair, isComplete, type PickedPair } from './variant-form-values.ts';

/** Edits pairs of an attribute and one of its values; always shows at least one row. */
export function AttributePicker() {
  const { id, value: pairs, error, isBusy, setValue, conflict } = useFormField<PickedPair[]>('attributes');
  const attributes = useQuery(attributeChoices);
  const values = useQuery(attributeValueChoices);
  const selectedIds = pairs.map(({ attribute_id }) => attribute_id);
  const areAllSelected = attributes.data !== undefined && pairs.length >= attributes.data.length;

  const formatPairs = (picked: PickedPair[]) =>
    picked.flatMap(({ attribute_values }) => attribute_values.map(titleOfValue)).join(', ');
  const titleOfValue = (valueId: number | '') => values.data?.find((value) => value.id === valueId)?.title ?? '';

  function remove(position: number) {
    const remaining = pairs.filter((_pair, index) => index !== position);
    setValue(remaining.length > 0 ? remaining : [emptyPair]);
  }

  return (
    <Box component="fieldset" aria-describedby={`${id}-help`} sx={fieldsetStyles}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        Attributes
      </Typography>
      <ChoicesError plural="attributes" queries={[attributes, values]} />
      {pairs.map((pair, position) => (
        <PairRow
          key={position}
          position={position}
          pair={pair}
          usedElsewhere={selectedIds.filter((_id, index) => index !== position)}
          onRemove={() => !isBusy && remove(position)}
        />
      ))}
      <FormHelperText
        id={`${id}-help`}
        error={error !== undefined}
        // focusable, because a rejected save focuses the first element with an error
        tabIndex={error === undefined ? undefined : -1}
        aria-invalid={error !== undefined}
        sx={{ mx: 0 }}
      >
        {error ?? 'Each combination of values is one variant.'}
      </FormHelperText>
      <ConflictChoice conflict={conflict} label="Attributes" name="attributes" formatValue={formatPairs} />
      <Button
        size="small"
        startIcon={<AddRounded />}
        disabled={areAllSelected}
        onClick={() => !isBusy && setValue([...pairs, emptyPair])}
        sx={{ justifySelf: 'start' }}
      >
        Add attribute
      </Button>
    </Box>
  );
}

interface PairRowProps {
  position: number;
  pair: PickedPair;
  /** ids of the attributes that other rows use */
  usedElsewhere: (number | '')[];
  onRemove: () => void;
}

function PairRow({ position, pair, usedElsewhere, onRemove }: PairRowProps) {
  const name = `attributes[${position}]`;
  const attributes = useQuery(attributeChoices).data;
  const values = useQuery(attributeValueChoices).data;
  const { submitCount, setFieldValue } = useFormikContext();
  const [isTouched, setTouched] = useState(false);
  const errors = isComplete(pair) || !(isTouched || submitCount > 0) ? {} : missingFieldErrors(pair);

  return (
    <Box
      role="group"
      aria-label={`Attribute ${position + 1}`}
      sx={rowStyles}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setTouched(true)}
    >
      <SelectField
        name={`${name}.attribute_id`}
        label="Attribute"
        options={attributes?.map(({ id, title }) => ({
          value: id,
          label: title,
          isDisabled: usedElsewhere.includes(id),
        }))}
        emptyText="No attributes yet. Create one first."
        error={errors.attribute}
        onChosen={() => void setFieldValue(`${name}.attribute_values`, [''])}
      />
      <SelectField
        name={`${name}.attribute_values[0]`}
        label="Value"
        options={values
          ?.filter(({ attribute_id }) => attribute_id === pair.attribute_id)
          .map(({ id, title }) => ({ value: id, label: title }))}
        emptyText="This attribute has no values yet."
        isDisabled={pair.attribute_id === ''}
        error={errors.value}
      />
      <IconButton aria-label={`Remove attribute ${position + 1}`} onClick={onRemove} sx={removeStyles}>
        <CloseRounded fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** Returns the validation error of an incomplete row; such a row is not sent. */
function missingFieldErrors({ attribute_id }: PickedPair): { attribute?: string; value?: string } {
  return attribute_id === '' ? { attribute: 'Attribute is required' } : { value: 'Select a value' };
}

const fieldsetStyles = { m: 0, p: 0, border: 0, display: 'grid', gap: 1, minWidth: 0 };
const rowStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  columnGap: { xs: 1, sm: 2 },
  maxWidth: 720,
};
/** Beside the fields, below their labels. */
const removeStyles = { alignSelf: 'start', mt: 3, minHeight: 38 };

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
import { SelectField, useFormField } from '@lumora/shared-ui/form';
import { ChoicesError } from '../choices/choices-error.tsx';
import { attributeChoices, attributeValueChoices } from '../choices/taxonomy-choices.ts';
import { emptyPair, isComplete, type PickedPair } from './variant-form-values.ts';

/** Pairs of an attribute and one of its values; there is always a row to choose in. */
export function AttributePicker() {
  const { id, value: pairs, error, isBusy, setValue, savedMeanwhile } = useFormField<PickedPair[]>('attributes');
  const attributes = useQuery(attributeChoices);
  const values = useQuery(attributeValueChoices);
  const chosen = pairs.map(({ attribute_id }) => attribute_id);
  const areAllChosen = attributes.data !== undefined && pairs.length >= attributes.data.length;

  function remove(position: number) {
    const left = pairs.filter((_pair, place) => place !== position);
    setValue(left.length > 0 ? left : [emptyPair]);
  }

  return (
    <Box component="fieldset" aria-describedby={`${id}-help`} sx={frame}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        Attributes
      </Typography>
      <ChoicesError what="attributes" queries={[attributes, values]} />
      {pairs.map((pair, position) => (
        <PairRow
          key={position}
          position={position}
          pair={pair}
          takenElsewhere={chosen.filter((_id, place) => place !== position)}
          onRemove={() => !isBusy && remove(position)}
        />
      ))}
      <FormHelperText
        id={`${id}-help`}
        error={error !== undefined}
        // focused by a refused save, as a field in error is
        tabIndex={error === undefined ? undefined : -1}
        aria-invalid={error !== undefined}
        sx={{ mx: 0 }}
      >
        {error ?? 'Each combination of values is one variant.'}
      </FormHelperText>
      {savedMeanwhile && (
        <Button size="small" onClick={() => setValue(savedMeanwhile.value)}>
          Use the attributes that were saved meanwhile
        </Button>
      )}
      <Button
        size="small"
        startIcon={<AddRounded />}
        disabled={areAllChosen}
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
  /** attributes that other rows have chosen */
  takenElsewhere: (number | '')[];
  onRemove: () => void;
}

function PairRow({ position, pair, takenElsewhere, onRemove }: PairRowProps) {
  const name = `attributes[${position}]`;
  const attributes = useQuery(attributeChoices).data;
  const values = useQuery(attributeValueChoices).data;
  const { submitCount, setFieldValue } = useFormikContext();
  const [isLeft, setLeft] = useState(false);
  const missing = isComplete(pair) || !(isLeft || submitCount > 0) ? {} : missingOf(pair);

  return (
    <Box
      role="group"
      aria-label={`Attribute ${position + 1}`}
      sx={row}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setLeft(true)}
    >
      <SelectField
        name={`${name}.attribute_id`}
        label="Attribute"
        options={attributes?.map(({ id, title }) => ({
          value: id,
          label: title,
          isDisabled: takenElsewhere.includes(id),
        }))}
        emptyText="No attributes yet. Create one first."
        error={missing.attribute}
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
        error={missing.value}
      />
      <IconButton aria-label={`Remove attribute ${position + 1}`} onClick={onRemove} sx={{ mt: '14px' }}>
        <CloseRounded fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** What a row still needs; such a row is not sent. */
function missingOf({ attribute_id }: PickedPair): { attribute?: string; value?: string } {
  return attribute_id === '' ? { attribute: 'Attribute is required' } : { value: 'Select a value' };
}

const frame = { m: 0, p: 0, border: 0, display: 'grid', gap: 1, minWidth: 0 };
const row = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto', columnGap: 1, maxWidth: 720 };

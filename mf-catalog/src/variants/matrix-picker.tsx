import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { AttributeValue } from '@lumora/shared-contract';
import { useFormField } from '@lumora/shared-ui/form';
import { ChoicesError } from '../choices/choices-error.tsx';
import { attributeChoices, attributeValueChoices, byTitle } from '../choices/taxonomy-choices.ts';

/** An attribute of which values are chosen. */
export interface MatrixChoice {
  attribute_id: number;
  attribute_values: number[];
}

/** Values of several attributes, to be combined. */
export function MatrixPicker() {
  const { value: choices, isBusy, setValue } = useFormField<MatrixChoice[]>('attributes');
  const asked = [useQuery(attributeChoices), useQuery(attributeValueChoices)] as const;
  const [{ data: attributes = [] }, { data: values = [] }] = asked;

  function choose(attribute_id: number, attribute_values: number[]) {
    if (isBusy) return;
    const chosen = [
      ...choices.filter((choice) => choice.attribute_id !== attribute_id),
      { attribute_id, attribute_values },
    ];
    const order = attributes.map((attribute) => attribute.id);
    setValue(
      chosen
        .filter((choice) => choice.attribute_values.length > 0)
        .sort((a, b) => order.indexOf(a.attribute_id) - order.indexOf(b.attribute_id)),
    );
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ChoicesError what="attributes" queries={asked} />
      {attributes.map((attribute) => (
        <ValueChoice
          key={attribute.id}
          title={attribute.title}
          values={values.filter(({ attribute_id }) => attribute_id === attribute.id)}
          chosen={choices.find(({ attribute_id }) => attribute_id === attribute.id)?.attribute_values ?? []}
          onChoose={(chosen) => choose(attribute.id, chosen)}
        />
      ))}
    </Box>
  );
}

interface ValueChoiceProps {
  title: string;
  values: readonly AttributeValue[];
  chosen: readonly number[];
  onChoose: (chosen: number[]) => void;
}

function ValueChoice({ title, values, chosen, onChoose }: ValueChoiceProps) {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => byTitle.compare(a.title, b.title));
  const isAll = chosen.length === values.length;

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {title}
      </Typography>
      <Choice
        label="All"
        isChosen={isAll}
        isPartly={chosen.length > 0 && !isAll}
        onChange={() => onChoose(isAll ? [] : sorted.map(({ id }) => id))}
      />
      {sorted.map(({ id, title: value }) => (
        <Choice
          key={id}
          label={value}
          isChosen={chosen.includes(id)}
          onChange={(isChosen) => onChoose(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))}
        />
      ))}
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  isPartly?: boolean;
  onChange: (isChosen: boolean) => void;
}

function Choice({ label, isChosen, isPartly = false, onChange }: ChoiceProps) {
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          size="small"
          checked={isChosen}
          indeterminate={isPartly}
          onChange={(_event, isNowChosen) => onChange(isNowChosen)}
        />
      }
      sx={{ mr: 2 }}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { compareTexts } from '@lumora/shared-contract/format';
import type { AttributeValue } from '@lumora/shared-contract/taxonomy';
import { useFormField } from '@lumora/shared-ui/form';
import { ChoicesError } from '../../choices/choices-error.tsx';
import { attributeChoices, attributeValueChoices } from '../../choices/taxonomy-choices.ts';

/** An attribute with the ids of its selected values. */
export interface MatrixChoice {
  attribute_id: number;
  attribute_values: number[];
}

/** Selects the values of attributes for a matrix of variants. */
export function MatrixPicker() {
  const { value: choices, isBusy, setValue } = useFormField<MatrixChoice[]>('attributes');
  const queries = [useQuery(attributeChoices), useQuery(attributeValueChoices)] as const;
  const [{ data: attributes = [] }, { data: values = [] }] = queries;

  function selectValues(attribute_id: number, attribute_values: number[]) {
    if (isBusy) return;
    const nextChoices = [
      ...choices.filter((choice) => choice.attribute_id !== attribute_id),
      { attribute_id, attribute_values },
    ];
    const order = attributes.map((attribute) => attribute.id);
    setValue(
      nextChoices
        .filter((choice) => choice.attribute_values.length > 0)
        .sort((a, b) => order.indexOf(a.attribute_id) - order.indexOf(b.attribute_id)),
    );
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ChoicesError plural="attributes" queries={queries} />
      {queries[1].data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>No attribute values yet. Create them first.</Typography>
      )}
      {attributes.map((attribute) => (
        <ValueCheckboxes
          key={attribute.id}
          title={attribute.title}
          values={values.filter(({ attribute_id }) => attribute_id === attribute.id)}
          selectedIds={choices.find(({ attribute_id }) => attribute_id === attribute.id)?.attribute_values ?? []}
          onSelect={(selectedIds) => selectValues(attribute.id, selectedIds)}
        />
      ))}
    </Box>
  );
}

interface ValueCheckboxesProps {
  title: string;
  values: readonly AttributeValue[];
  selectedIds: readonly number[];
  onSelect: (selectedIds: number[]) => void;
}

function ValueCheckboxes({ title, values, selectedIds, onSelect }: ValueCheckboxesProps) {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => compareTexts(a.title, b.title));
  const areAllSelected = selectedIds.length === values.length;

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {title}
      </Typography>
      <LabelledCheckbox
        label="All"
        isSelected={areAllSelected}
        isIndeterminate={selectedIds.length > 0 && !areAllSelected}
        onChange={() => onSelect(areAllSelected ? [] : sorted.map(({ id }) => id))}
      />
      {sorted.map(({ id, title: value }) => (
        <LabelledCheckbox
          key={id}
          label={value}
          isSelected={selectedIds.includes(id)}
          onChange={(isSelected) =>
            onSelect(isSelected ? [...selectedIds, id] : selectedIds.filter((other) => other !== id))
          }
        />
      ))}
    </Box>
  );
}

interface LabelledCheckboxProps {
  label: string;
  isSelected: boolean;
  isIndeterminate?: boolean;
  onChange: (isSelected: boolean) => void;
}

function LabelledCheckbox({ label, isSelected, isIndeterminate = false, onChange }: LabelledCheckboxProps) {
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          size="small"
          checked={isSelected}
          indeterminate={isIndeterminate}
          onChange={(_event, isNowSelected) => onChange(isNowSelected)}
        />
      }
      sx={{ mr: 2 }}
    />
  );
}

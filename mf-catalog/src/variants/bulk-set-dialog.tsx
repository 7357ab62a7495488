import { useState, type SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { SelectFilter } from '@lumora/shared-ui/data-table';
import { editableFields, type EditableField } from './variant-drafts.ts';

interface BulkSetDialogProps {
  /** fields that can be set, the most common first */
  fields: readonly [EditableField, ...EditableField[]];
  onSet: (field: EditableField, text: string) => void;
}

/** Sets one field of every selected row to the same value. */
export function BulkSetDialog({ fields, onSet }: BulkSetDialogProps) {
  const [first, ...others] = fields;
  const [field, setField] = useState<EditableField>(first);
  const [text, setText] = useState('');

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (text.trim() !== '') onSet(field, text);
  }

  return (
    <Box component="form" onSubmit={handleSubmit} sx={formStyles}>
      {others.length > 0 && (
        <SelectFilter
          label="Column to set"
          allLabel={editableFields[first]}
          value={field === first ? '' : field}
          options={others.map((other) => ({ value: other, label: editableFields[other] }))}
          onChange={(chosen) => setField(others.find((other) => other === chosen) ?? first)}
        />
      )}
      <OutlinedInput
        size="small"
        value={text}
        placeholder={editableFields[field]}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        slotProps={{ input: { 'aria-label': `${editableFields[field]} of the selected`, inputMode: 'decimal' } }}
        sx={{ width: { xs: 72, sm: 132 } }}
      />
      <Button type="submit" variant="outlined">
        Set
      </Button>
    </Box>
  );
}

const formStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 0.5, sm: 1 },
  alignItems: 'center',
  '& select': { maxWidth: { xs: 84, sm: 'none' } },
};

import { useId, useState, type SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { countOf } from '@lumora/shared-contract/format';
import { SaveButton } from '@lumora/shared-ui/form';
import type { Variant } from '@lumora/shared-contract/catalog';
import { applyAmountChange, parseAmountChange, roundings, type Rounding } from './amount-change.ts';
import { BulkSetPreview, type PreviewRow } from './bulk-set-preview.tsx';
import type { VariantDraftState } from '../draft-saving/use-variant-drafts.ts';
import { cellNumber, fieldLabels, validateText, type DraftedVariant, type EditableField } from '../variant-drafts.ts';

export interface BulkSetDialogProps {
  /** fields that can be changed, the most common first */
  fields: readonly [EditableField, ...EditableField[]];
  variants: readonly Variant[];
  draftState: Pick<VariantDraftState, 'withDrafts' | 'editCell'>;
  onClose: () => void;
}

/** Changes one field of every selected variant, with a preview. The changes are drafts, which are saved together. */
export function BulkSetDialog({ fields, variants, draftState, onClose }: BulkSetDialogProps) {
  const id = useId();
  const [field, setField] = useState<EditableField>(fields[0]);
  const [text, setText] = useState('');
  const [rounding, setRounding] = useState<Rounding>('none');
  const [isSubmitted, setSubmitted] = useState(false);
  const rows = previewRows(draftState.withDrafts(variants), field, text, rounding);
  const error = errorOf(rows, field);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (rows === null || error !== undefined) return;
    for (const { variant, after } of rows) draftState.editCell(variant, field, String(after));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm">
      <form noValidate onSubmit={handleSubmit}>
        <DialogTitle id={id}>Change {countOf(variants.length, 'variant')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <Box sx={fieldsStyles}>
            <Choice
              label="Field"
              value={field}
              choices={Object.fromEntries(fields.map((name) => [name, fieldLabels[name]]))}
              onChange={(name) => setField(fields.find((known) => known === name) ?? fields[0])}
            />
            {field !== 'stock' && <RoundingChoice rounding={rounding} onChange={setRounding} />}
          </Box>
          <TextField
            autoFocus
            label="New value"
            value={text}
            onChange={({ target }) => setText(target.value)}
            autoComplete="off"
            error={isSubmitted && error !== undefined}
            helperText={(isSubmitted && error) || 'An amount such as =2499, or a change: +10%, -5%, +50, -50.'}
          />
          {rows !== null && error === undefined && <BulkSetPreview rows={rows} isPrice={field !== 'stock'} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SaveButton label="Apply" isSaving={false} />
        </DialogActions>
      </form>
    </Dialog>
  );
}

const fieldsStyles = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

function RoundingChoice({ rounding, onChange }: { rounding: Rounding; onChange: (rounding: Rounding) => void }) {
  return (
    <Choice
      label="Rounding"
      value={rounding}
      choices={roundings}
      onChange={(name) => onChange(isRounding(name) ? name : 'none')}
    />
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  /** labels by value */
  choices: Record<string, string>;
  onChange: (value: string) => void;
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <TextField select label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {Object.entries(choices).map(([name, text]) => (
        <MenuItem key={name} value={name}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}

const isRounding = (name: string): name is Rounding => name in roundings;

/** Returns the amounts before and after the change; null while the text is not a change. */
function previewRows(
  variants: readonly DraftedVariant[],
  field: EditableField,
  text: string,
  rounding: Rounding,
): PreviewRow[] | null {
  const change = parseAmountChange(text);
  if (change === null) return null;
  // pieces are counted in whole numbers
  const effectiveRounding = field === 'stock' ? 'rupee' : rounding;
  return variants.map((variant) => {
    const before = amountOf(variant, field);
    return { variant: variant.saved, before, after: applyAmountChange(before, change, effectiveRounding) };
  });
}

/** Returns the amount in a cell; the saved one if the edit is not a number. */
function amountOf(variant: DraftedVariant, field: EditableField): number {
  const amount = cellNumber(variant, field);
  return Number.isNaN(amount) ? variant.saved[field] : amount;
}

/** Returns one error for all rows: what is wrong with the text, or with the first amount that it leads to. */
function errorOf(rows: PreviewRow[] | null, field: EditableField): string | undefined {
  if (rows === null) return 'Enter an amount or a change, such as +10% or -50.';
  for (const { variant, after } of rows) {
    const error = validateText(field, String(after));
    if (error !== undefined) return `${variant.sku}: ${error}`;
  }
  return undefined;
}

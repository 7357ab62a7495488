import Slider from '@mui/material/Slider';
import { FieldFrame, useFormField } from '@lumora/shared-ui/form';

/** Renders a slider for the share of the visitors that get a canary, in percent. */
export function ShareField({ name }: { name: string }) {
  const field = useFormField<number>(name);
  return (
    <FieldFrame
      field={field}
      label={`Share of the visitors: ${field.value}%`}
      help="Each visitor keeps the same release."
    >
      <Slider
        value={field.value}
        onChange={(_event, value) => field.setValue(value)}
        min={1}
        max={100}
        disabled={field.isBusy}
        marks={marks}
        slotProps={{ input: { id: field.id, 'aria-label': 'Share of the visitors (%)' } }}
      />
    </FieldFrame>
  );
}

const marks = [1, 10, 25, 50, 100].map((value) => ({ value, label: `${value}%` }));

import { useId, type ReactElement } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { backboards, designFonts, maxDesignLines } from '@lumora/shared-contract/designs';
import { touchScreen } from '@lumora/shared-ui';
import { ChoiceSelect } from '@lumora/shared-ui/choice-select';
import { labelIdOf } from '@lumora/shared-ui/form';
import type { SampleDesignValues } from './sample-design.ts';

interface SampleDesignFieldsProps {
  sample: SampleDesignValues;
  onChange: (sample: SampleDesignValues) => void;
}

/** Edits the properties of a sample design that affect its price; every colour costs the same. */
export function SampleDesignFields({ sample, onChange }: SampleDesignFieldsProps) {
  const change = (changes: Partial<SampleDesignValues>) => onChange({ ...sample, ...changes });

  return (
    <>
      <Labelled label="Text">
        {(id) => (
          <OutlinedInput
            id={id}
            multiline
            maxRows={maxDesignLines}
            size="small"
            value={sample.text}
            onChange={({ target }) => change({ text: target.value })}
            sx={multilineStyles}
          />
        )}
      </Labelled>
      <Box sx={columnStyles}>
        <Choice label="Font" items={fonts} value={sample.font} onChange={(font) => change({ font })} />
        <Labelled label="Width">
          {(id) => (
            <OutlinedInput
              id={id}
              type="number"
              size="small"
              value={sample.width}
              onChange={({ target }) => change({ width: target.value })}
              endAdornment={<InputAdornment position="end">cm</InputAdornment>}
            />
          )}
        </Labelled>
      </Box>
      <Choice
        label="Backboard"
        items={backboards}
        value={sample.backboard}
        onChange={(backboard) => change({ backboard })}
      />
      <Box sx={checkboxesStyles}>
        <FormControlLabel
          label="With dimmer"
          control={<Checkbox checked={sample.dimmer} onChange={(_event, dimmer) => change({ dimmer })} />}
        />
        <FormControlLabel
          label="Outdoors"
          control={<Checkbox checked={sample.outdoor} onChange={(_event, outdoor) => change({ outdoor })} />}
        />
      </Box>
    </>
  );
}

/** The negative margin offsets the padding of the checkboxes. */
const checkboxesStyles = { display: 'flex', flexWrap: 'wrap', columnGap: 2, my: -1.25 };

const fonts = designFonts.map(({ slug, name, hindi }) => ({ slug, name: hindi ? `${name} – हिन्दी` : name }));

function Labelled({ label, children }: { label: string; children: (id: string) => ReactElement }) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <InputLabel id={labelIdOf(id)} htmlFor={id}>
        {label}
      </InputLabel>
      {children(id)}
    </FormControl>
  );
}

interface ChoiceProps<Slug extends string> {
  label: string;
  items: readonly { slug: Slug; name: string }[];
  value: Slug;
  onChange: (slug: Slug) => void;
}

function Choice<Slug extends string>({ label, items, value, onChange }: ChoiceProps<Slug>) {
  // the slugs are the keys
  const choices = Object.fromEntries(items.map(({ slug, name }) => [slug, name])) as Record<Slug, string>;
  return (
    <Labelled label={label}>
      {(id) => <ChoiceSelect id={id} value={value} choices={choices} onChange={onChange} />}
    </Labelled>
  );
}

/** With one line as high as the other fields. */
const multilineStyles = { py: '7px', minHeight: 36, [`@media ${touchScreen}`]: { minHeight: 44 } };

const columnStyles = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } };

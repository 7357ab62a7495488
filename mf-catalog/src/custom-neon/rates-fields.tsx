import Box from '@mui/material/Box';
import type { DesignRules } from '@lumora/shared-contract/designs';
import { SectionCard } from '../product-form/fields/section-card.tsx';
import { RateField } from './rate-field.tsx';

/** Renders a field for every rate, grouped by section. */
export function RatesFields() {
  return sections.map(({ title, fields }) => (
    <SectionCard key={title} title={title}>
      <Box sx={columnStyles}>
        {fields.map((field) => (
          <RateField key={field.part} {...field} />
        ))}
      </Box>
    </SectionCard>
  ));
}

interface Section {
  title: string;
  fields: { part: keyof DesignRules; unit: string; help?: string }[];
}

const sections: Section[] = [
  {
    title: 'Every sign',
    fields: [
      { part: 'start', unit: 'a sign', help: 'Power supply, wiring and packing.' },
      { part: 'min_price', unit: 'a sign', help: 'A sign that comes to less costs this.' },
      { part: 'dimmer', unit: 'a sign', help: 'Where the shopper wants one.' },
    ],
  },
  {
    title: 'Tube',
    fields: [
      { part: 'tube_per_metre', unit: 'a metre', help: 'Measured along the strokes of the letters.' },
      { part: 'outdoor_per_metre', unit: 'a metre more', help: 'On top of the tube.' },
    ],
  },
  {
    title: 'Backboard',
    fields: [
      { part: 'board_clear', unit: 'a square metre' },
      { part: 'board_black', unit: 'a square metre' },
      { part: 'board_cut', unit: 'a square metre' },
      { part: 'board_frame', unit: 'a square metre' },
    ],
  },
];

const columnStyles = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } };

import Box from '@mui/material/Box';
import type { DesignRules } from '@lumora/shared-contract/designs';
import { SectionCard } from '../product-form/fields/section-card.tsx';
import { RateField } from './rate-field.tsx';

/** Renders a field for every rate, grouped by section. */
export function RatesFields() {
  return sections.map(({ title, fields }) => (
    <SectionCard key={title} title={title}>
      <Box sx={fields.length % 2 === 0 ? twoColumnStyles : threeColumnStyles}>
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
      { part: 'start', unit: 'per sign', help: 'Power supply, wiring and packing.' },
      { part: 'min_price', unit: 'per sign', help: 'The lowest price of a sign.' },
      { part: 'dimmer', unit: 'per sign', help: 'If the shopper chooses one.' },
    ],
  },
  {
    title: 'Tube',
    fields: [
      { part: 'tube_per_metre', unit: 'per metre', help: 'Measured along the strokes of the letters.' },
      { part: 'outdoor_per_metre', unit: 'per metre', help: 'Added to the neon tube of a sign for outdoors.' },
    ],
  },
  {
    title: 'Backboard',
    fields: [
      { part: 'board_clear', unit: 'per m²' },
      { part: 'board_black', unit: 'per m²' },
      { part: 'board_cut', unit: 'per m²' },
      { part: 'board_frame', unit: 'per m²' },
    ],
  },
];

const twoColumnStyles = {
  display: 'grid',
  gap: { xs: 3, sm: 2.5 },
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
};
const threeColumnStyles = { ...twoColumnStyles, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } };

import { useState } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { DesignRules } from '@lumora/shared-contract/designs';
import { toSampleDesign, initialSample } from './sample-design.ts';
import { PriceComparison } from './price-comparison.tsx';
import { SampleDesignFields } from './sample-design-fields.tsx';

interface PricePreviewPanelProps {
  /** rules of the rates that shoppers pay */
  savedRules: DesignRules;
  isEdited: boolean;
  /** rules of the unsaved edits; null while a rate is invalid */
  editedRules: DesignRules | null;
}

/** Prices a sample design at the saved and at the edited rates. The sample is not saved. */
export function PricePreviewPanel({ savedRules, isEdited, editedRules }: PricePreviewPanelProps) {
  const [sample, setSample] = useState(initialSample);
  const design = toSampleDesign(sample);

  return (
    <Card component="section" aria-label="Try it" sx={panelStyles}>
      <Typography variant="h3" component="h2">
        Try it
      </Typography>
      <SampleDesignFields sample={sample} onChange={setSample} />
      {typeof design === 'string' ? (
        <Typography role="status" color="error">
          {design}
        </Typography>
      ) : (
        <PriceComparison design={design} savedRules={savedRules} isEdited={isEdited} editedRules={editedRules} />
      )}
    </Card>
  );
}

/** Sticks below the header of the page. */
const panelStyles = {
  display: 'grid',
  gap: 2.5,
  p: { xs: 2, sm: 3 },
  position: { lg: 'sticky' },
  top: 149,
  // 16 px below the title, as in the cards of the rates
  '& > h2': { mb: -0.5 },
};

import { useState } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { DesignRules } from '@lumora/shared-contract';
import { toSampleDesign, firstSign } from './sample-design.ts';
import { PriceComparison } from './price-comparison.tsx';
import { SampleDesignFields } from './sample-design-fields.tsx';

interface TryPanelProps {
  /** the rates that shoppers pay */
  now: DesignRules;
  /** what is typed and not saved; null while a rate is none */
  typed: DesignRules | null;
}

/** A sign on trial: what it costs now, and what it would cost. Nothing of it is kept. */
export function PricePreviewPanel({ now, typed }: TryPanelProps) {
  const [sign, setSign] = useState(firstSign);
  const design = toSampleDesign(sign);

  return (
    <Card component="section" aria-label="Try it" sx={look}>
      <Typography variant="h3" component="h2">
        Try it
      </Typography>
      <SampleDesignFields sign={sign} onChange={setSign} />
      {typeof design === 'string' ? (
        <Typography role="status" color="error">
          {design}
        </Typography>
      ) : (
        <PriceComparison design={design} now={now} typed={typed} />
      )}
    </Card>
  );
}

const look = { display: 'grid', gap: 1.5, p: { xs: 2, sm: 3 }, position: { lg: 'sticky' }, top: 72 };

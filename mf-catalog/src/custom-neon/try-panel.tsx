import { useState } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { DesignRules } from '@lumora/shared-contract';
import { designOfTried, firstSign } from './tried-sign.ts';
import { TriedPrice } from './tried-price.tsx';
import { TryFields } from './try-fields.tsx';

interface TryPanelProps {
  /** the rates that shoppers pay */
  now: DesignRules;
  /** what is typed and not saved; null while a rate is none */
  typed: DesignRules | null;
}

/** A sign on trial: what it costs now, and what it would cost. Nothing of it is kept. */
export function TryPanel({ now, typed }: TryPanelProps) {
  const [sign, setSign] = useState(firstSign);
  const design = designOfTried(sign);

  return (
    <Card component="section" aria-label="Try it" sx={look}>
      <Typography variant="h3" component="h2">
        Try it
      </Typography>
      <TryFields sign={sign} onChange={setSign} />
      {typeof design === 'string' ? (
        <Typography role="status" color="error">
          {design}
        </Typography>
      ) : (
        <TriedPrice design={design} now={now} typed={typed} />
      )}
    </Card>
  );
}

const look = { display: 'grid', gap: 1.5, p: { xs: 2, sm: 3 }, position: { lg: 'sticky' }, top: 72 };

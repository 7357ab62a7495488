import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

interface BesidePreviewProps {
  /** what shoppers will see of it; stays in sight while the fields scroll */
  preview: ReactNode;
  /** the fields */
  children: ReactNode;
}

/** Fields of a dialog beside their preview; on a narrow screen above it. */
export function BesidePreview({ preview, children }: BesidePreviewProps) {
  return (
    <Sides>
      <div className="fields">{children}</div>
      <div className="preview">{preview}</div>
    </Sides>
  );
}

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  '& > *': { minWidth: 0 },
  '& > .fields': { display: 'flex', flexDirection: 'column', gap: 12 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > .preview': { position: 'sticky', top: 0, alignSelf: 'start' },
  },
}));

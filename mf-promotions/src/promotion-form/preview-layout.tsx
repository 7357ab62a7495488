import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

interface PreviewLayoutProps {
  /** what shoppers will see of it; stays visible while the fields scroll */
  preview: ReactNode;
  /** the fields */
  children: ReactNode;
}

/** Lays the fields of a dialog out beside their preview, which is below them on a narrow screen. */
export function PreviewLayout({ preview, children }: PreviewLayoutProps) {
  return (
    <Columns>
      <div className="fields">{children}</div>
      <div className="preview">{preview}</div>
    </Columns>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  '& > *': { minWidth: 0 },
  '& > .fields': { display: 'flex', flexDirection: 'column', gap: 12 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > .preview': { position: 'sticky', top: 0, alignSelf: 'start' },
  },
}));

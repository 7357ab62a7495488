import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

interface PreviewLayoutProps {
  /** preview of the shop; stays visible while the fields scroll */
  preview: ReactNode;
  /** the form fields */
  children: ReactNode;
}

/** Lays out form fields beside their preview; on a small screen the preview is below them. */
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
  '& > .fields': { display: 'flex', flexDirection: 'column', gap: 20 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > .preview': { position: 'sticky', top: 0, alignSelf: 'start' },
  },
}));

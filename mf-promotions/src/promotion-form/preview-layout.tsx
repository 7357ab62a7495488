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
      <Fields>{children}</Fields>
      <Preview>{preview}</Preview>
    </Columns>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));

const Fields = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20, minWidth: 0 });

const Preview = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 0, alignSelf: 'start' },
}));

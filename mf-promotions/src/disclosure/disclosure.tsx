import type { ReactNode } from 'react';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';

interface DisclosureProps {
  summary: string;
  className?: string;
  children: ReactNode;
}

/** Renders a line of text that shows and hides its content; hidden at first. */
export function Disclosure({ summary, className, children }: DisclosureProps) {
  return (
    <Details className={className}>
      <summary>
        <ExpandMoreRounded />
        {summary}
      </summary>
      {children}
    </Details>
  );
}

const Details = styled('details')(({ theme: { vars } }) => ({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 1 },
  },
  '& > summary > svg': { fontSize: 16, transform: 'rotate(-90deg)' },
  '&[open] > summary > svg': { transform: 'none' },
}));

import { styled } from '@mui/material/styles';

/** Two short fields in one line, below each other on a phone. */
export const FieldRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

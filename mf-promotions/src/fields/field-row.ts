import { styled } from '@mui/material/styles';

/** Lays out short fields in two columns; on a phone one below the other. */
export const FieldRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

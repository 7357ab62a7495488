/** The order at the left, who gets it at the right; below each other where there is no room. */
export const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
};

export const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };

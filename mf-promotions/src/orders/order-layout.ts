/** Two columnsStyles: order lines and customer; one columnStyles below 1100 px. */
export const columnsStyles = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
};

export const columnStyles = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };

/** As wide as its two columns. */
export const pageStyles = { gap: 2, maxWidth: 640 + 24 + 360 };

/** Two columns: an order or an enquiry, and its customer; one column on smaller screens. */
export const columnsStyles = {
  display: 'grid',
  gap: 2,
  columnGap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 640px) 360px' },
};

export const columnStyles = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };

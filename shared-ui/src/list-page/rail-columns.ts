/** As wide as the page: a column of cards, and beside it a rail on wide screens; below it on smaller ones. */
export const railColumns = {
  display: 'grid',
  gap: 2,
  columnGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
};

/** Width of a column of fields with the rail beside it, in px. */
export const formWidthPx = 680 + 24 + 320;

/** A column of fields, and beside it a rail on wide screens. */
export const formLayoutStyles = {
  display: 'grid',
  columnGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 680px)', lg: 'minmax(0, 680px) 320px' },
};

import { railColumns } from '@lumora/shared-ui';

/** Three cards of an order or an enquiry beside its customer; on smaller screens one column in the order of the DOM. */
export const columnsStyles = { ...railColumns, gridTemplateRows: { lg: 'auto auto 1fr' } };

/** The second column, which is as high as the first one. */
export const customerColumnStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridColumn: { lg: 2 },
  gridRow: { lg: '1 / span 3' },
};

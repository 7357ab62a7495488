/** Rows of one call that changes many; the console sends more in several calls, so that it can say how far it is. */
export const maxBulkItems = 100;

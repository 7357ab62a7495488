/** Max rows of one bulk call. The console splits a larger selection into several calls and shows the progress. */
export const maxBulkItems = 100;

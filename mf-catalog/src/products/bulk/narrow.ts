/** Look of the buttons beside “N selected”: on a phone they share a line. */
export const narrow = { px: 1, minWidth: 0 };

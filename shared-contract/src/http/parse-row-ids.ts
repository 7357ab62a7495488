/** The largest id of the database (a 32-bit integer). */
export const maxId = 2_147_483_647;

/** Parses ids separated by commas, such as `3,12`; NaN for a text that is not the id of a row. Returns [] for an empty text. */
export function parseRowIds(text: string): number[] {
  return text === '' ? [] : text.split(',').map(parseRowId);
}

/** Parses the id of a row; NaN for other text. */
export function parseRowId(text: string): number {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxId ? Number(text) : NaN;
}

/**
 * Returns whether a text is a timestamp that the database accepts: ISO 8601 with a time zone, an existing day, year 1970 to
 * 9999.
 */
export function isTimestamp(text: string): boolean {
  const [, day = ''] = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/.exec(text) ?? [];
  const timestamp = new Date(text);
  // Date parses the 30th of February as the 2nd of March; the database rejects it
  const isExistingDay = day !== '' && !Number.isNaN(timestamp.getTime()) && new Date(day).toISOString().startsWith(day);
  return isExistingDay && timestamp.getUTCFullYear() >= 1970 && timestamp.getUTCFullYear() < 10_000;
}

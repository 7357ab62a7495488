/** Whether a text is a moment that the database can keep: ISO 8601 with its zone, of a day that there is, from 1970 to 9999. */
export function isTimestamp(text: string): boolean {
  const [, day = ''] = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/.exec(text) ?? [];
  const moment = new Date(text);
  // the 30th of February would be read as the 2nd of March, and the database refuse it
  const isDay = day !== '' && !Number.isNaN(moment.getTime()) && new Date(day).toISOString().startsWith(day);
  return isDay && moment.getUTCFullYear() >= 1970 && moment.getUTCFullYear() < 10_000;
}

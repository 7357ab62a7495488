/**
 * Shortens a text of more than `maxLength` characters by an ellipsis in place of its start. Keeps as many whole parts of its
 * end, separated by hyphens, as fit.
 */
export function shortenStart(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.slice(1 - maxLength);
  const isWhole = text.at(-maxLength) === '-';
  return `…${isWhole ? end : end.slice(end.indexOf('-') + 1)}`;
}

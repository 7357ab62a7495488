/**
 * Shortens a text of more than `maxLength` characters by an ellipsis after its first three characters. Keeps as many whole
 * parts of its end, separated by hyphens, as fit.
 */
export function shortenMiddle(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.slice(4 - maxLength);
  const isWhole = text.at(3 - maxLength) === '-';
  return `${text.slice(0, 3)}…${isWhole ? end : end.slice(end.indexOf('-') + 1)}`;
}

/** Shortens a text of more than `maxLength` characters by an ellipsis after its first three characters; its end is kept. */
export function shortenMiddle(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, 3)}…${text.slice(4 - maxLength)}`;
}

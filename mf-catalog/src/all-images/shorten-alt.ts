/** Shortens an alt text to its first and its last words, half of `maxLength` each. */
export function shortenAlt(alt: string, maxLength: number): string {
  if (alt.length <= maxLength) return alt;
  const half = Math.floor((maxLength - 3) / 2);
  const [start, end] = [alt.slice(0, half), alt.slice(-half)];
  return `${start.slice(0, start.lastIndexOf(' '))} … ${end.slice(end.indexOf(' ') + 1)}`;
}

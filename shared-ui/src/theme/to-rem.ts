/** Converts px to rem, which grows with the font size that is set in the browser. */
export function toRem(px: number): string {
  return `${px / 16}rem`;
}
